import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyEventObject } from 'xstate';
import { exchangeEntry } from '../../../machines/exchange/exchange.machine.ts';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';
import { screenPaths, type Step } from '../../app/testing/screen-paths.ts';
import { forgetTroca, recordTroca } from './exchange.flow.ts';
import { type FakeLocks, installLocks, emitOtherTabStarted } from './testing/fake-locks.ts';
import { type HeldAnswers, holdAnswers } from './testing/held-answers.ts';

/** A path to each state of the exchange, replayed on the rendered `/campanha/{id}/resgates`. */

const ANA = '52998224725';
const SCREEN = '/campanha/7/resgates';

/** Where an outside event can occur; a click, wherever no dialog covers. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'lock.acquired': ['exchanging.acquiringLock'],
  'lock.refused': ['exchanging.acquiringLock'],
  'otherTab.started': ['recalling', 'idle', 'refreshing', 'unknown.known'],
  'otherTab.finished': ['lockedElsewhere'],
  'situation.requested': ['unknown.unreachable'],
  'outcome.acknowledged': ['unknown.looking', 'unknown.known', 'unknown.unreachable'],
};

const paths = screenPaths(exchangeEntry, {
  canCome: (type, state) =>
    type === 'exchange.requested'
      ? !state.startsWith('recalling') && !state.startsWith('unknown.')
      : (PLACES[type]?.includes(state) ?? true),
  nameOf: ({ type, ...facts }) =>
    type === 'exchange.requested'
      ? `Trocar ${String(facts['idResgate'])}`
      : `${type.replace('xstate.done.actor.', '')}${'output' in facts ? ` ${JSON.stringify(facts['output'])}` : ''}`,
});

let server: PortalServer;
let locks: FakeLocks;
let held: HeldAnswers;
beforeAll(async () => {
  locks = installLocks();
  server = await startPortalServer();
});
beforeEach(() => {
  locks.reset();
  held = holdAnswers();
});

const button = (nome: string) => {
  const item = screen
    .getByRole('heading', { level: 3, name: nome, hidden: true })
    .closest<HTMLElement>('[role=listitem]');
  return within(item as HTMLElement).getByRole('button', { name: 'Trocar', hidden: true });
};
const dialog = () => screen.findByRole('dialog', { name: 'A troca foi concluída?' });
const press = async (user: UserEvent, name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));

/** Whether the other tab knows its exchange's outcome. */
function leaveNote(isNoted: boolean): void {
  const token = localStorage.getItem('portal.token') ?? '';
  if (isNoted) recordTroca(token, '7');
  else forgetTroca(token, '7');
}

const RECALLED = 'xstate.done.actor.recallElsewhere';

/** Causes one event of the chart. */
async function happen(user: UserEvent, { type, ...facts }: AnyEventObject): Promise<void> {
  // The marker is read as soon as the other tab has finished.
  if (type === RECALLED) return;
  const acts: Readonly<Record<string, () => Promise<void> | void>> = {
    'exchange.requested': async () => user.click(button(`Item ${String(facts['idResgate'])}`)),
    'lock.acquired': () => locks.answer(true),
    'lock.refused': () => locks.answer(false),
    'otherTab.started': emitOtherTabStarted,
    'otherTab.finished': () => locks.free(),
    'situation.requested': async () => press(user, 'Tentar novamente'),
    'outcome.acknowledged': async () => press(user, 'Entendi'),
  };
  const act = acts[type];
  if (act !== undefined) {
    held.hold();
    await act();
  } else await held.answer(type.replace('xstate.done.actor.', ''), facts['output'] as { ok: boolean });
}

async function expectLocked(): Promise<void> {
  await waitFor(() => expect(button('Item 31')).toHaveAttribute('aria-disabled', 'true'));
  expect(button('Item 32')).toHaveAttribute('aria-disabled', 'true');
  // An acknowledged dialog is closing.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const DESFECHO: Readonly<Record<string, string>> = {
  looking: 'Consultando seu saldo e suas trocas…',
  known: 'Troca: Ingresso de cinema',
  unreachable: 'Ainda não foi possível consultar seu saldo e suas trocas. Tente novamente em instantes.',
};

/** What each state shows. */
async function seeState(state: string, isSaldoKnown: boolean): Promise<void> {
  const [parent, unknown] = state.split('.');
  if (parent === 'unknown') {
    const shown = within(await dialog());
    expect(await shown.findByText(new RegExp(DESFECHO[unknown ?? ''] ?? ''))).toBeInTheDocument();
    if (unknown === 'known') expect(shown.getByText(held.saldo())).toBeInTheDocument();
    const entendi = shown.getByRole('button', { name: 'Entendi' });
    expect(entendi).toHaveAttribute('aria-disabled', String(unknown === 'looking'));
    return;
  }
  if (state !== 'idle') return expectLocked();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saldo = within(screen.getByRole('region', { name: 'Seu saldo na campanha' }));
  if (isSaldoKnown) {
    expect(await saldo.findByText(held.saldo())).toBeInTheDocument();
    await waitFor(() => expect(button('Item 31')).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByText(held.missing())).toBeInTheDocument();
  } else {
    // An unknown balance buys nothing.
    expect(await saldo.findByText('Não foi possível carregar')).toBeInTheDocument();
    await waitFor(() => expect(button('Item 31')).toHaveAttribute('aria-disabled', 'true'));
  }
  expect(button('Item 32')).toHaveAttribute('aria-disabled', 'true');
}

const TOASTS: Readonly<Record<string, string>> = {
  'exchange.succeeded': 'Parabéns! Troca Realizada com Sucesso!!!',
  'exchange.refused': 'Saldo insuficiente',
  'exchange.unanswered': 'Trocas em manutenção.',
};

/** Opens the screen as an earlier visit or another tab left it. */
async function open({ event }: Step): Promise<UserEvent> {
  const isLeft = event['output'] === true;
  const isTakenElsewhere = event.type === 'otherTab.started';
  // The marker belongs to the session: somebody is signed in.
  const { user } = await renderApp(isLeft || isTakenElsewhere ? '/chats' : SCREEN, {
    server,
    documento: ANA,
  });
  if (isTakenElsewhere) locks.takeElsewhere();
  if (isLeft) held.hold();
  if (location.hash !== `#${SCREEN}`) {
    leaveNote(true);
    location.hash = SCREEN;
  }
  await screen.findByRole('heading', { level: 3, name: 'Item 31', hidden: true });
  return user;
}

test.each(paths)('%s', async (_title, [first, ...path]) => {
  if (first === undefined) throw new Error('an empty path');
  const user = await open(first);
  await seeState(first.to, true);
  held.hold();
  let isSaldoKnown = true;
  for (const [index, { event, to, emitted }] of path.entries()) {
    const next = path[index + 1]?.event;
    const isNoted = next?.type === RECALLED && next['output'] === true;
    if (event.type === 'otherTab.finished') leaveNote(isNoted);
    await happen(user, event);
    if (to === 'recallingElsewhere' && isNoted) continue;
    if (event.type === 'xstate.done.actor.refreshSaldo')
      isSaldoKnown = (event['output'] as { ok: boolean }).ok;
    await seeState(to, isSaldoKnown);
    for (const { type } of emitted)
      expect((await screen.findAllByText(TOASTS[type] ?? type)).length).toBeGreaterThan(0);
  }
  // One post per lock acquired by a click.
  const granted = path.filter(({ event }) => event.type === 'lock.acquired').length;
  expect(held.posts()).toEqual(Array.from({ length: granted }, () => 'idResgate=31'));
});
