import { useLocation } from 'react-router-dom';
import type { Perfil } from './perfil.api.ts';
import { useDeactivation } from './deactivation.flow.ts';
import { ROTA_REATIVAR } from '../../lib/rotas/rotas.ts';
import { SituacaoView } from './situacao.view.tsx';

/** The end of `/perfil`: leaves the programme, or comes back. @rule S2.78, S2.79, R74, R213 */
export function Situacao({ perfil }: { perfil: Perfil }) {
  const { pathname, search } = useLocation();
  const isAsked = pathname + search === ROTA_REATIVAR;
  return <SituacaoView place={isAsked ? focus : null} {...useDeactivation(perfil)} />;
}

/** A `ref`: the card takes the focus once it is there. */
const focus = (card: HTMLElement | null): void => card?.focus();
