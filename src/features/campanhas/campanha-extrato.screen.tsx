import { useCampanhaExtratoQuery, useCampanhaQuery } from './fidelidade.api.ts';
import { ZERO } from '../../lib/numeros/decimal.ts';
import { statusOf } from '../../lib/status/status.ts';
import { SemParametro } from './campanha-titulo.view.tsx';
import { useIdCampanha } from './use-id-campanha.ts';
import { CampanhaExtratoView } from './campanha-extrato.view.tsx';

/** `/campanha/{id}/extrato`: the ten newest entries of a campaign's points. @rule S2.54, S8.11, S9.7, R65, R66 */
export function CampanhaExtratoScreen() {
  const idCampanha = useIdCampanha();
  return idCampanha === '' ? (
    <SemParametro message="Ops!, Parametro para consulta não está sendo repassado!" />
  ) : (
    <CampanhaExtrato idCampanha={idCampanha} />
  );
}

function CampanhaExtrato({ idCampanha }: { idCampanha: string }) {
  // The name and the word for points are optional.
  const campanha = useCampanhaQuery(idCampanha).currentData;
  const query = useCampanhaExtratoQuery(idCampanha, { refetchOnMountOrArgChange: true });
  const lancamentos = (query.currentData ?? []).filter(({ qtDePonto }) => qtDePonto !== ZERO);
  return (
    <CampanhaExtratoView
      idCampanha={idCampanha}
      campanha={campanha?.campanha ?? null}
      nomePonto={campanha?.nomePonto ?? null}
      status={statusOf(query, () => lancamentos.length === 0)}
      lancamentos={lancamentos}
      retry={() => void query.refetch()}
    />
  );
}
