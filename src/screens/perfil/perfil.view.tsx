import type { Deactivation } from '../../flows/deactivation/deactivation.flow.ts';
import { HeldButton } from '../../ui/button/held-button.tsx';
import { SectionsForm } from '../../ui/form/fields-section.tsx';
import type { Ref } from 'react';
import type { Kind } from '../../domain/cadastro/cadastro.rules.ts';
import { JuridicaFields, type Ramos } from '../../domain/cadastro/juridica-fields.view.tsx';
import { type EnderecoDoCadastro, EnderecoFields } from '../../domain/cadastro/endereco-fields.view.tsx';
import { FisicaFields } from '../../domain/cadastro/fisica-fields.view.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.ts';
import { ContatoFields, EmailCell } from './contato-fields.view.tsx';
import { ImagemCard, type ImagemProps } from './imagem-card.view.tsx';
import type { PerfilForm } from './perfil.form.ts';
import { OWN_TEXTS, TEXTS } from './perfil.texts.ts';
import { SituacaoCard } from './situacao-card.view.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import css from './perfil.css';

addStyles(css);

export interface PerfilViewProps {
  kind: Kind;
  /** Name and document as the server has them. */
  cliente: { nome: string; documento: string };
  formRef?: Ref<HTMLFormElement>;
  form: PerfilForm;
  endereco: EnderecoDoCadastro;
  ramos: Ramos;
  imagem: ImagemProps;
  situacao: Deactivation;
  leaving: { asking: boolean; leave: () => void; stay: () => void };
  busy: boolean;
  held: string | null;
  onSubmit: () => void;
}

/** `/perfil` as it is seen, once the person is there (S2.74–S2.79). */
export function PerfilView(props: PerfilViewProps) {
  const { kind, cliente, formRef, form, busy, held, leaving } = props;
  return (
    <div className="perfil">
      <div className="perfil-cards">
        <ImagemCard {...cliente} imagem={props.imagem} />
        <SituacaoCard {...props.situacao} />
      </div>
      <SectionsForm ref={formRef} onSubmit={props.onSubmit}>
        {kind === 'F' ? (
          <FisicaFields form={form} contato={<EmailCell form={form} />} />
        ) : (
          <JuridicaFields form={form} ramos={props.ramos} contato={<EmailCell form={form} />} />
        )}
        <ContatoFields form={form} />
        <EnderecoFields form={form} endereco={props.endereco} />
        <HeldButton held={held} type="submit" look="contained" size="large" aria-busy={busy}>
          {TEXTS.salvar}
        </HeldButton>
      </SectionsForm>
      <ConfirmDialog
        open={leaving.asking}
        title={OWN_TEXTS.sairTitulo}
        confirmLabel={OWN_TEXTS.ficar}
        cancelLabel={OWN_TEXTS.sair}
        onConfirm={leaving.stay}
        onCancel={leaving.leave}
        onDismiss={leaving.stay}
      >
        {OWN_TEXTS.sairTexto}
      </ConfirmDialog>
    </div>
  );
}
