import type { WhatsappQuestion } from '../../flows/whatsapp-consent/whatsapp-consent.flow.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { SectionsForm } from '../../ui/form/fields-section.tsx';
import type { Ref } from 'react';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';
import type { Kind } from '../../domain/cadastro/cadastro.rules.ts';
import { JuridicaFields, type Ramos } from '../../domain/cadastro/juridica-fields.view.tsx';
import { type EnderecoDoCadastro, EnderecoFields } from '../../domain/cadastro/endereco-fields.view.tsx';
import { FisicaFields } from '../../domain/cadastro/fisica-fields.view.tsx';
import { WhatsappDialog } from '../../domain/preferencias/whatsapp-dialog.view.tsx';
import { Modal } from '../../ui/dialogs/modal.ts';
import { OfflineBanner } from '../../ui/feedback/offline-banner.tsx';
import { PublicPage } from '../../ui/page/public-page.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { AcessoFields, type TermosDoCadastro } from './acesso-fields.view.tsx';
import { ContatoFields } from './contato-fields.view.tsx';
import { PreferenciasFields } from './preferencias-fields.view.tsx';
import type { RegisterForm } from './register.form.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './register.css';

addStyles(css);

export interface RegisterViewProps {
  brand: { name: string; logoUrl: string | null };
  offline: boolean;
  formRef?: Ref<HTMLFormElement>;
  form: RegisterForm;
  endereco: EnderecoDoCadastro;
  ramos: Ramos;
  termos: TermosDoCadastro;
  whatsapp: WhatsappQuestion;
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
  return (
    <PublicPage brand={brand} width={760} banner={<OfflineBanner open={offline} message={TEXTS.offline} />}>
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <SectionsForm ref={formRef} onSubmit={props.onSubmit}>
        <RadioGroup
          name="kind"
          label={TEXTS.como}
          value={form.values.kind}
          options={KINDS}
          disabled={busy}
          onChange={onKindChange}
        />
        {form.values.kind === 'F' ? (
          <FisicaFields form={form} contato={<ContatoFields form={form} />} />
        ) : (
          <JuridicaFields form={form} ramos={props.ramos} contato={<ContatoFields form={form} />} />
        )}
        <EnderecoFields form={form} endereco={props.endereco} />
        <PreferenciasFields form={form} onWhatsappUnticked={props.whatsapp.unticked} />
        <AcessoFields form={form} termos={props.termos} />
        <div className="register-actions">
          <Button type="submit" look="contained" size="large" aria-busy={busy}>
            {TEXTS.cadastrar}
          </Button>
          <ButtonLink href={`#${ROTAS_PUBLICAS.login}`} look="outlined" size="large">
            {TEXTS.logar}
          </ButtonLink>
        </div>
      </SectionsForm>
      <WhatsappDialog {...props.whatsapp} />
      <ThanksDialog open={props.thanks} onAcknowledge={props.onAcknowledge} />
    </PublicPage>
  );
}

function ThanksDialog({ open, onAcknowledge }: { open: boolean; onAcknowledge: () => void }) {
  return (
    <Modal
      open={open}
      title={OWN_TEXTS.obrigado}
      onClose={onAcknowledge}
      actions={
        // The dialog's only button: Enter presses it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button look="contained" autoFocus onClick={onAcknowledge}>
          {TEXTS.ok}
        </Button>
      }
    >
      {OWN_TEXTS.obrigadoTexto}
    </Modal>
  );
}
