import { useLocation } from 'react-router-dom';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { Gates } from './gates/gates.tsx';
import { Continue, SessionEnd } from '../../domain/sessao/session-end.tsx';

/** What the shell brings when the first screen is there: gates, the session's end, and on the home the way back from one. */
export function AfterIdle() {
  const isHome = rotaDe(useLocation().pathname) === ROTAS.portal;
  return (
    <>
      <Gates />
      <SessionEnd />
      {isHome && <Continue />}
    </>
  );
}
