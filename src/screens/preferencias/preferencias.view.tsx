import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import type { Preferencias } from '../../api/pessoa/pessoa.schema.ts';
import type { Status } from '../../lib/listas/status.ts';
import { WhatsappDialog, type WhatsappDialogProps } from '../../domain/preferencias/whatsapp-dialog.view.tsx';
import { CheckboxField } from '../../ui/choice/checkbox-field.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { OWN_TEXTS, TEXTS } from './preferencias.texts.ts';

export interface PreferenciasViewProps {
  status: Status;
  retry: () => void;
  values: Preferencias;
  busy: boolean;
  whatsapp: WhatsappDialogProps;
  onChange: (name: keyof Preferencias, checked: boolean) => void;
  onSubmit: () => void;
}

const CANAIS = [
  ['recebeEmail', OWN_TEXTS.email],
  ['recebeSms', OWN_TEXTS.sms],
  ['recebePush', OWN_TEXTS.push],
  ['recebeWhatsapp', OWN_TEXTS.whatsapp],
] as const;

/** `/minhas-preferencias` as it is seen (S2.72). */
export function PreferenciasView(props: PreferenciasViewProps) {
  const { status, retry, values, busy, onChange } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  const box = (name: keyof Preferencias, label: string) => (
    <CheckboxField
      key={name}
      id={name}
      name={name}
      label={label}
      checked={values[name] === true}
      onChange={(checked) => onChange(name, checked)}
    />
  );
  return (
    <Box sx={{ maxWidth: 640 }}>
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <StatusArea status={status} minHeight={360} onRetry={retry}>
        <Card
          component="form"
          method="post"
          noValidate
          onSubmit={submit}
          sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 3 }}
        >
          <Group>
            <legend>{TEXTS.novidades}</legend>
            <div className="boxes">{CANAIS.map(([name, label]) => box(name, label))}</div>
          </Group>
          <Group>
            <legend>{TEXTS.preferencias}</legend>
            {box('cupomDigital', TEXTS.cupomDigital)}
          </Group>
          <Button
            type="submit"
            variant="contained"
            size="large"
            aria-busy={busy}
            sx={{ justifySelf: { sm: 'start' }, minWidth: { sm: 200 } }}
          >
            {TEXTS.salvar}
          </Button>
        </Card>
      </StatusArea>
      <WhatsappDialog {...props.whatsapp} />
    </Box>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.h3, padding: 0, marginBottom: 8 },
  '& .boxes': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: '4px 16px',
  },
}));
