import { useCampanhaQuery, usePontosQuery } from './fidelidade.api.ts';
import { isOfStored } from '../../lib/http/failure.ts';
import { confirmedStatusOf, statusOf } from '../../lib/status/status.ts';
import { SemParametro } from './campanha-titulo.view.tsx';
import { useIdCampanha } from './use-id-campanha.ts';
import { CampanhaView } from './campanha.view.tsx';

/** `/campanha/{id}/detalhes`: a campaign, its points balance and its tiles. @rule S2.51, S2.52, S8.11, R66 */
export function CampanhaScreen() {
  const idCampanha = useIdCampanha();
  return idCampanha === '' ? (
    <SemParametro message="Ops!, Parametro para consulta não está sendo repassado!" />
  ) : (
    <CampanhaOf idCampanha={idCampanha} />
  );
}

function CampanhaOf({ idCampanha }: { idCampanha: string }) {
  const campanha = useCampanhaQuery(idCampanha);
  // Always refetched: points are also earned at the till.
  const pontos = usePontosQuery(idCampanha, { refetchOnMountOrArgChange: true });
  return (
    <CampanhaView
      idCampanha={idCampanha}
      status={statusOf(campanha)}
      campanha={campanha.currentData ?? null}
      onRetry={() => void campanha.refetch()}
      saldo={{
        // A stored balance has its time in the shell's note, one in memory has none.
        status: isOfStored(pontos.error) ? statusOf(pontos) : confirmedStatusOf(pontos),
        pontos: pontos.currentData ?? null,
        onRetry: () => void pontos.refetch(),
      }}
    />
  );
}
