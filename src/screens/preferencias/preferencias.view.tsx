import { ReasonedButton } from '../../ui/button/reasoned-button.tsx';
import { FormPanel } from '../../ui/text/panel.tsx';
import { text } from '../../ui/text/text.ts';
import type { Preferencias } from '../../api/pessoa/pessoa.schema.ts';
import type { Status } from '../../lib/status/status.ts';
import { WhatsappDialog, type WhatsappDialogProps } from '../../domain/preferencias/whatsapp-dialog.view.tsx';
import { CheckboxField } from '../../ui/choice/checkbox-field.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { OWN_TEXTS, TEXTS } from './preferencias.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './preferencias.css';

addStyles(css);

export interface PreferenciasViewProps {
  status: Status;
  retry: () => void;
  values: Preferencias;
  busy: boolean;
  /** Why nothing can be saved now; null: it can (R104). */
  held: string | null;
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
    <div className="preferencias">
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <StatusArea status={status} minHeight={360} onRetry={retry}>
        <FormPanel onSubmit={props.onSubmit}>
          <fieldset>
            <legend className={text.t3}>{TEXTS.novidades}</legend>
            <div className="boxes">{CANAIS.map(([name, label]) => box(name, label))}</div>
          </fieldset>
          <fieldset>
            <legend className={text.t3}>{TEXTS.preferencias}</legend>
            {box('cupomDigital', TEXTS.cupomDigital)}
          </fieldset>
          <ReasonedButton
            disabledReason={props.held}
            type="submit"
            variant="contained"
            size="large"
            aria-busy={busy}
          >
            {TEXTS.salvar}
          </ReasonedButton>
        </FormPanel>
      </StatusArea>
      <WhatsappDialog {...props.whatsapp} />
    </div>
  );
}
