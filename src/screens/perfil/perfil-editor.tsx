import { useRamosAtividadeQuery } from '../../api/acesso/cadastro.api.ts';
import type { Perfil } from '../../api/pessoa/perfil.api.ts';
import { useCepLookupActor } from '../../flows/cep-lookup/cep-lookup.flow.ts';
import { useDeactivation } from '../../flows/deactivation/deactivation.flow.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { useDisabledReason } from '../../platform/kept/disabled-reason.ts';
import { statusOf } from '../../lib/status/status.ts';
import { knownCepOf, useEndereco } from '../../domain/cadastro/use-endereco.ts';
import { useLeaveGuard } from '../../ui/history/use-leave-guard.ts';
import { PerfilForm } from './perfil.view.tsx';
import { valuesOf } from './perfil.wire.ts';
import { useImagem } from './use-imagem.ts';
import { usePerfilForm } from './use-perfil-form.ts';

/** The profile of the person that was fetched: Formik holds the edits, the machines address and situation. */
export function PerfilEditor(props: { perfil: Perfil; fetchedAt: number | undefined }) {
  const { perfil } = props;
  const { leaveQuestion, cnpjLetters } = useConfig().features;
  const { kind, nome, documento } = valuesOf(perfil);
  const { form, dirty, busy } = usePerfilForm(props);
  const lookup = useCepLookupActor({
    locksFilledFields: false,
    looksUpOnBlur: true,
    knownCep: knownCepOf(form.values),
  });
  const endereco = useEndereco({ lookup, form });
  const ramos = useRamosAtividadeQuery(undefined, { skip: kind === 'F' });
  return (
    <PerfilForm
      cliente={{ nome, documento }}
      letters={cnpjLetters !== false}
      form={form}
      endereco={endereco}
      ramos={{ status: statusOf(ramos), items: ramos.currentData ?? [], retry: () => void ramos.refetch() }}
      imagem={useImagem()}
      situacao={useDeactivation(perfil)}
      leaving={useLeaveGuard(dirty && leaveQuestion !== false)}
      busy={busy}
      disabledReason={useDisabledReason()}
    />
  );
}
