import { useLocation } from 'react-router-dom';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { Gates } from './gates/gates.tsx';
import { Continue, SessionEnd } from '../../domain/sessao/session-end.tsx';

/** Parts of the shell that load after the first screen: gates, session end, and the resume offer on the home. */
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
