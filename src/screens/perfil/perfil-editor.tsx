import { useRamosAtividadeQuery } from '../../api/acesso/cadastro.api.ts';
import type { Perfil } from '../../api/pessoa/perfil.schema.ts';
import { useCustomerRename } from '../../flows/pessoa/customer-name.react.ts';
import { useDeactivation } from '../../flows/deactivation/deactivation.flow.ts';
import { statusOf } from '../../lib/listas/status.ts';
import { useEndereco } from '../../domain/cadastro/use-endereco.ts';
import { useLeaveGuard } from '../../platform/history/use-leave-guard.ts';
import { PerfilView } from './perfil.view.tsx';
import { kindOf, valuesOf } from './perfil.wire.ts';
import { useImagem } from './use-imagem.ts';
import { usePerfilForm } from './use-perfil-form.ts';
import { useSavePerfil } from './use-save-perfil.ts';

/** The profile of the person that was fetched: Formik holds the edits, the machines address and situation. */
export function PerfilEditor({ perfil }: { perfil: Perfil }) {
  const kind = kindOf(perfil);
  const base = valuesOf(perfil);
  const { form, formRef, edits, dirty, validate, saved, settle } = usePerfilForm(perfil);
  const endereco = useEndereco({
    place: 'perfil',
    knownCep: base.cep,
    cep: form.values.cep,
    change: form.onChange,
  });
  const ramos = useRamosAtividadeQuery(undefined, { skip: kind === 'F' });
  const rename = useCustomerRename();
  const save = useSavePerfil({
    onSaved: (sent) => {
      saved(sent);
      if (sent.nome !== undefined) rename(sent.nome.trim());
    },
    onSettled: settle,
  });
  return (
    <PerfilView
      kind={kind}
      cliente={{ nome: base.nome, documento: base.documento }}
      formRef={formRef}
      form={form}
      endereco={endereco}
      ramos={{ status: statusOf(ramos), items: ramos.currentData ?? [], retry: () => void ramos.refetch() }}
      imagem={useImagem()}
      situacao={useDeactivation(perfil)}
      leaving={useLeaveGuard(dirty)}
      busy={save.busy}
      onSubmit={() => {
        if (validate()) void save.submit(edits);
      }}
    />
  );
}
