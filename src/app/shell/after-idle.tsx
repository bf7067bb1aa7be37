import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { Continue, SessionEnd } from '../../features/acesso/session-end.tsx';
import { type ShellGatesActor, useGate, useShellGates } from './gates/shell-gates.flow.ts';
import { later } from '../../ui/page/later.tsx';

/**
 * Loaded after the first screen: gates, session end, the kept list, the print style sheet, and the resume offer on the home.
 * @rule R250, R143
 */
export function AfterIdle() {
  const isHome = rotaDe(useLocation().pathname) === ROTAS.portal;
  useEffect(loadPaper, []);
  return (
    <>
      <Gates />
      <SessionEnd />
      <ListaGuardada />
      {isHome && <Continue />}
    </>
  );
}

/** Without it a screen prints as it looks. */
function loadPaper(): void {
  import(/* webpackChunkName: "last-known" */ '../../ui/page/paper.ts').catch(() => undefined);
}

const ListaGuardada = later(
  () => import(/* webpackChunkName: "last-known" */ './lista-guardada.tsx'),
  'ListaGuardada',
  { optional: true },
);

const GateModal = later(
  () => import(/* webpackChunkName: "gate-modals" */ './gates/gate-modal.tsx'),
  'GateModal',
  {
    mui: true,
    fallback: null,
  },
);

/** The gate between the customer and the screen. Runs its checks while mounted. @rule R16 */
function Gates() {
  return <GateOf gates={useShellGates()} />;
}

/** The modal of the gate whose turn it is. */
export function GateOf({ gates }: { gates: ShellGatesActor }) {
  const gate = useGate(gates);
  return gate === null ? null : <GateModal gate={gate} />;
}
