import { useRamosAtividadeQuery } from '../../api/acesso/cadastro.api.ts';
import type { Perfil } from '../../api/pessoa/perfil.schema.ts';
import { useCepLookupActor } from '../../flows/cep-lookup/cep-lookup.flow.ts';
import { useDeactivation } from '../../flows/deactivation/deactivation.flow.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { useHeld } from '../../platform/kept/held.ts';
import { statusOf } from '../../lib/status/status.ts';
import { useEndereco } from '../../domain/cadastro/use-endereco.ts';
import { useLeaveGuard } from '../../ui/history/use-leave-guard.ts';
import { PerfilView } from './perfil.view.tsx';
import { kindOf, valuesOf } from './perfil.wire.ts';
import { useImagem } from './use-imagem.ts';
import { usePerfilForm } from './use-perfil-form.ts';
import { useSavePerfil } from './use-save-perfil.ts';

/** The profile of the person that was fetched: Formik holds the edits, the machines address and situation. */
export function PerfilEditor({ perfil }: { perfil: Perfil }) {
  const { leaveQuestion } = useConfig().features;
  const kind = kindOf(perfil);
  const base = valuesOf(perfil);
  const edits = usePerfilForm(perfil);
  const { form, dirty } = edits;
  const endereco = useEndereco({
    lookup: useCepLookupActor({
      locksFilledFields: false,
      looksUpOnBlur: true,
      knownCep: edits.knownCep === '' ? null : edits.knownCep,
    }),
    values: form.values,
    change: form.onChange,
  });
  const ramos = useRamosAtividadeQuery(undefined, { skip: kind === 'F' });
  const { busy, submit } = useSavePerfil(edits);
  return (
    <PerfilView
      kind={kind}
      cliente={{ nome: base.nome, documento: base.documento }}
      formRef={form.ref}
      form={form}
      endereco={endereco}
      ramos={{ status: statusOf(ramos), items: ramos.currentData ?? [], retry: () => void ramos.refetch() }}
      imagem={useImagem()}
      situacao={useDeactivation(perfil)}
      leaving={useLeaveGuard(dirty && leaveQuestion !== false)}
      busy={busy}
      held={useHeld()}
      onSubmit={() => submit(form.edits)}
    />
  );
}
