import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, Ref } from 'react';
import { EmpresaFields, type Ramos } from '../../domain/cadastro/empresa-fields.view.tsx';
import { type EnderecoDoCadastro, EnderecoFields } from '../../domain/cadastro/endereco-fields.view.tsx';
import { PessoaFields } from '../../domain/cadastro/pessoa-fields.view.tsx';
import { ConfirmDialog } from '../../ui/mui/dialogs/confirm-dialog.tsx';
import { ContatoFields, EmailCell } from './contato-fields.view.tsx';
import { ImagemCard, type ImagemProps } from './imagem-card.view.tsx';
import type { Kind, PerfilForm } from './perfil.form.ts';
import { OWN_TEXTS, TEXTS } from './perfil.texts.ts';
import { SituacaoCard, type SituacaoProps } from './situacao-card.view.tsx';

export interface PerfilViewProps {
  kind: Kind;
  /** Name and document as the server has them. */
  cliente: { nome: string; documento: string };
  formRef?: Ref<HTMLFormElement>;
  form: PerfilForm;
  endereco: EnderecoDoCadastro;
  ramos: Ramos;
  imagem: ImagemProps;
  situacao: SituacaoProps;
  leaving: { asking: boolean; leave: () => void; stay: () => void };
  busy: boolean;
  onSubmit: () => void;
}

/** `/perfil` as it is seen, once the person is there (S2.74–S2.79). */
export function PerfilView(props: PerfilViewProps) {
  const { kind, cliente, formRef, form, busy, leaving } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <ImagemCard {...cliente} imagem={props.imagem} />
        <SituacaoCard {...props.situacao} />
      </Box>
      <Box component="form" ref={formRef} method="post" noValidate onSubmit={submit} sx={sections}>
        {kind === 'F' ? (
          <PessoaFields form={form} contato={<EmailCell form={form} />} />
        ) : (
          <EmpresaFields form={form} ramos={props.ramos} contato={<EmailCell form={form} />} />
        )}
        <ContatoFields form={form} />
        <EnderecoFields form={form} endereco={props.endereco} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          aria-busy={busy}
          sx={{ justifySelf: { sm: 'start' }, minWidth: { sm: 240 } }}
        >
          {TEXTS.salvar}
        </Button>
      </Box>
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
    </Box>
  );
}

const sections = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, sm: 5 } };
