import { fidelidadeApi, resgatesApi } from '../../api/fidelidade/fidelidade.api.ts';
import { VitrineView } from './vitrine.view.tsx';

/** The optional strips of the home: campaigns and exchange items, hidden when empty or failing. @rule R67 */
export function Vitrine() {
  const { currentData: campanhas = [] } = fidelidadeApi.useCampanhasIniciaisQuery();
  const { currentData: itens = [] } = resgatesApi.useItensResgateHomeQuery();
  return <VitrineView campanhas={campanhas} itens={itens} />;
}
