import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, Ref } from 'react';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';
import { EmpresaFields, type Ramos } from '../../domain/cadastro/empresa-fields.view.tsx';
import { type EnderecoDoCadastro, EnderecoFields } from '../../domain/cadastro/endereco-fields.view.tsx';
import { PessoaFields } from '../../domain/cadastro/pessoa-fields.view.tsx';
import { WhatsappDialog, type WhatsappDialogProps } from '../../domain/preferencias/whatsapp-dialog.view.tsx';
import { Modal } from '../../ui/mui/dialogs/modal.tsx';
import { OfflineBanner } from '../../ui/feedback/offline-banner.tsx';
import { PublicPage } from '../../ui/page/public-page.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { AcessoFields, type TermosDoCadastro } from './acesso-fields.view.tsx';
import { ContatoFields } from './contato-fields.view.tsx';
import { PreferenciasFields } from './preferencias-fields.view.tsx';
import type { Kind, RegisterForm } from './register.form.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

export interface RegisterViewProps {
  brand: { name: string; logoUrl: string | null };
  offline: boolean;
  formRef?: Ref<HTMLFormElement>;
  form: RegisterForm;
  endereco: EnderecoDoCadastro;
  ramos: Ramos;
  termos: TermosDoCadastro;
  whatsapp: WhatsappDialogProps & { unticked: () => void };
  busy: boolean;
  thanks: boolean;
  onKindChange: (kind: Kind) => void;
  onSubmit: () => void;
  onAcknowledge: () => void;
}

const KINDS = [
  { value: 'F', label: TEXTS.fisica },
  { value: 'J', label: TEXTS.juridica },
] as const;

/** `/register` as it is seen (S2.21–S2.30). */
export function RegisterView(props: RegisterViewProps) {
  const { brand, offline, formRef, form, busy, onKindChange } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <PublicPage brand={brand} width={760} banner={<OfflineBanner open={offline} message={TEXTS.offline} />}>
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <Box component="form" ref={formRef} method="post" noValidate onSubmit={submit} sx={sections}>
        <RadioGroup
          name="kind"
          label={TEXTS.como}
          value={form.values.kind}
          options={KINDS}
          disabled={busy}
          onChange={onKindChange}
        />
        {form.values.kind === 'F' ? (
          <PessoaFields form={form} contato={<ContatoFields form={form} />} />
        ) : (
          <EmpresaFields form={form} ramos={props.ramos} contato={<ContatoFields form={form} />} />
        )}
        <EnderecoFields form={form} endereco={props.endereco} />
        <PreferenciasFields form={form} onWhatsappUnticked={props.whatsapp.unticked} />
        <AcessoFields form={form} termos={props.termos} />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
          <Button type="submit" variant="contained" size="large" aria-busy={busy}>
            {TEXTS.cadastrar}
          </Button>
          <Button href={`#${ROTAS_PUBLICAS.login}`} variant="outlined" size="large">
            {TEXTS.logar}
          </Button>
        </Box>
      </Box>
      <WhatsappDialog {...props.whatsapp} />
      <ThanksDialog open={props.thanks} onAcknowledge={props.onAcknowledge} />
    </PublicPage>
  );
}

const sections = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, sm: 5 } };

function ThanksDialog({ open, onAcknowledge }: { open: boolean; onAcknowledge: () => void }) {
  return (
    <Modal
      open={open}
      title={OWN_TEXTS.obrigado}
      onClose={onAcknowledge}
      actions={
        // The one answer there is: Enter gives it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button variant="contained" autoFocus onClick={onAcknowledge}>
          {TEXTS.ok}
        </Button>
      }
    >
      {OWN_TEXTS.obrigadoTexto}
    </Modal>
  );
}
