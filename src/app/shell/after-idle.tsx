import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { pessoaApi } from '../../features/pessoa/pessoa.api.ts';
import { Continue, SessionEnd } from '../../features/acesso/session-end.tsx';
import { type ShellGatesActor, useGate, useShellGates } from './gates/shell-gates.flow.ts';
import { later } from '../../ui/page/later.tsx';

const { pessoa } = pessoaApi.endpoints;

/**
 * Loaded after the first screen: gates, session end, the kept list, the print style sheet, and the resume offer on the home.
 * @rule R250, R143
 */
export function AfterIdle() {
  const isHome = rotaDe(useLocation().pathname) === ROTAS.portal;
  useEffect(loadPaper, []);
  usePersonHeld();
  return (
    <>
      <Gates />
      <SessionEnd />
      <ListaGuardada />
      {isHome && <Continue />}
    </>
  );
}

/**
 * Holds the person that the gates have loaded, for what reads it without a subscription: RTK Query drops an answer without
 * subscribers after a minute, and when another window changes it.
 * @rule R213, R250, R281
 */
function usePersonHeld(): void {
  const { currentData } = pessoa.useQueryState();
  // Skipped until it is there: the subscription itself must not fetch.
  pessoa.useQuerySubscription(undefined, { skip: currentData === undefined });
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
