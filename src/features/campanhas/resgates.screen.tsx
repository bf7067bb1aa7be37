import { useMemo } from 'react';
import {
  useCampanhaQuery,
  useItensResgateQuery,
  usePontosQuery,
  useResgatesPendentesQuery,
} from './fidelidade.api.ts';
import { useExchange } from './exchange.flow.ts';
import { useDisabledReason } from '../../base/device/disabled-reason.ts';
import { pontosQueFaltam } from '../../lib/numeros/pontos.ts';
import { confirmedStatusOf, statusOf } from '../../lib/status/status.ts';
import { SemParametro } from './campanha-titulo.view.tsx';
import { useIdCampanha } from './use-id-campanha.ts';
import { agruparItens } from './grupos.ts';
import { ResgatesView } from './resgates.view.tsx';

/** `/campanha/{id}/resgates`: exchanging a campaign's points. @rule S2.53, S8.12, R64, R66 */
export function ResgatesScreen() {
  const idCampanha = useIdCampanha();
  return idCampanha === '' ? (
    <SemParametro message="Ops!, Parametro não esta sendo repassado" />
  ) : (
    // A new campaign remounts the exchange.
    <Resgates key={idCampanha} idCampanha={idCampanha} />
  );
}

function Resgates({ idCampanha }: { idCampanha: string }) {
  const campanha = useCampanhaQuery(idCampanha).currentData;
  const saldo = usePontosQuery(idCampanha, { refetchOnMountOrArgChange: true });
  const itens = useItensResgateQuery(idCampanha);
  const { locked, desfecho, trocados, request, look, acknowledge } = useExchange(idCampanha);
  const disabledReason = useDisabledReason();
  // The exchange fetches them itself: this would be a second call.
  const pendentes = useResgatesPendentesQuery(idCampanha, { skip: desfecho !== 'known' });
  const grupos = useMemo(() => agruparItens(itens.currentData ?? []), [itens.currentData]);
  // A balance whose refetch failed after an exchange is unknown. @rule R90
  const status = confirmedStatusOf(saldo);
  const pontos = status === 'ready' ? (saldo.currentData ?? null) : null;
  return (
    <ResgatesView
      idCampanha={idCampanha}
      campanha={campanha?.campanha ?? null}
      nomePonto={campanha?.nomePonto ?? null}
      saldo={{
        status,
        pontos,
        retry: () => void saldo.refetch(),
      }}
      status={statusOf(itens, ({ length }) => length === 0)}
      grupos={grupos}
      retry={() => void itens.refetch()}
      locked={locked}
      trocados={trocados}
      disabledReason={disabledReason}
      onTrocar={({ idResgate, qtdePontosCampanha }) => {
        if (disabledReason !== null || pontos === null || qtdePontosCampanha === null) return;
        request({ idResgate, affordable: pontosQueFaltam(qtdePontosCampanha, pontos) === null });
      }}
      desfecho={desfecho}
      pendentes={pendentes.currentData ?? []}
      look={look}
      acknowledge={acknowledge}
    />
  );
}
