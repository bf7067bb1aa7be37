import type { Perfil } from '../../api/pessoa/perfil.api.ts';
import { useDeactivation } from '../../flows/deactivation/deactivation.flow.ts';
import { SituacaoView } from './situacao.view.tsx';

/** The end of `/perfil`: leaves the programme, or comes back. @rule S2.78, S2.79, R74 */
export function Situacao({ perfil }: { perfil: Perfil }) {
  return <SituacaoView {...useDeactivation(perfil)} />;
}
