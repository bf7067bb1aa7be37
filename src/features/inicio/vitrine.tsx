import { fidelidadeApi, resgatesApi } from '../campanhas/fidelidade.api.ts';
import { VitrineView } from './vitrine.view.tsx';

/** The home's strips of campaigns and exchange items; hidden when empty or failed. @rule R67 */
export function Vitrine() {
  const { currentData: campanhas = [] } = fidelidadeApi.useCampanhasIniciaisQuery();
  const { currentData: itens = [] } = resgatesApi.useItensResgateHomeQuery();
  return <VitrineView campanhas={campanhas} itens={itens} />;
}
