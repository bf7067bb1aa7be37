import { useSearchParams } from 'react-router-dom';
import { useCampanhaQuery, useResgatesEfetuadosQuery, useResgatesPendentesQuery } from './fidelidade.api.ts';
import { statusOf } from '../../lib/status/status.ts';
import { SemParametro } from './campanha-titulo.view.tsx';
import { useIdCampanha } from './use-id-campanha.ts';
import { ResgatesDetalhesView } from './resgates-detalhes.view.tsx';

/** `/campanha/{id}/resgates/detalhes`: pending and finished exchanges; the tab is in the address. @rule S2.56, S8.22, R66 */
export function ResgatesDetalhesScreen() {
  const idCampanha = useIdCampanha();
  return idCampanha === '' ? (
    <SemParametro message="Ops!, parametro para consulta não foi repassado" />
  ) : (
    <ResgatesDetalhes idCampanha={idCampanha} />
  );
}

const none = ({ length }: { length: number }): boolean => length === 0;

function ResgatesDetalhes({ idCampanha }: { idCampanha: string }) {
  const [params, setParams] = useSearchParams();
  const ofEfetuados = params.get('aba') === 'efetuados';
  const campanha = useCampanhaQuery(idCampanha).currentData;
  // Opening a tab always refetches: exchanges are handed out in the store.
  const pendentes = useResgatesPendentesQuery(idCampanha, {
    skip: ofEfetuados,
    refetchOnMountOrArgChange: true,
  });
  const efetuados = useResgatesEfetuadosQuery(idCampanha, {
    skip: !ofEfetuados,
    refetchOnMountOrArgChange: true,
  });
  return (
    <ResgatesDetalhesView
      idCampanha={idCampanha}
      campanha={campanha?.campanha ?? null}
      nomePonto={campanha?.nomePonto ?? null}
      aba={ofEfetuados ? 'efetuados' : 'pendentes'}
      onAbaChange={(aba) => setParams(aba === 'efetuados' ? { aba } : {}, { replace: true })}
      status={ofEfetuados ? statusOf(efetuados, none) : statusOf(pendentes, none)}
      pendentes={pendentes.currentData ?? []}
      efetuados={efetuados.currentData ?? []}
      retry={() => void (ofEfetuados ? efetuados : pendentes).refetch()}
    />
  );
}
