import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyEventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { exchangeEntry } from '../../../machines/exchange/exchange.entry.ts';
import { createModel, type Moment } from '../../../machines/kit/model.ts';
import { transitionKey, transitionsOf } from '../../../machines/kit/transitions.ts';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';
import { type FakeLocks, installLocks, tellOtherTabStarted } from './testing/fake-locks.ts';
import { type HeldAnswers, holdAnswers } from './testing/held-answers.ts';

/** The chart of the exchange, walked along its own paths on the rendered `/campanha/{id}/resgates` (R64, issue 5). */

const ANA = '52998224725';
const model = createModel(exchangeEntry, 'default');

interface Step {
  readonly event: AnyEventObject;
  /** Where the chart is afterwards. */
  readonly to: Moment;
}

/** 'idle', 'exchanging.posting'. */
function stateOf({ snapshot }: Moment): string {
  const { value } = snapshot as { value: string | Record<string, string> };
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}

/** Where an event of the world can come; a click comes anywhere that no dialog covers. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'lock.acquired': ['exchanging.acquiringLock'],
  'lock.refused': ['exchanging.acquiringLock'],
  'otherTab.started': ['idle'],
  'otherTab.finished': ['lockedElsewhere'],
  'situation.requested': ['unknown.unreachable'],
  'outcome.acknowledged': ['unknown.looking', 'unknown.known', 'unknown.unreachable'],
};

/** A port that has a bug cannot be made from outside: those edges are walked in the model alone. */
function possibleAt(moment: Moment): readonly AnyEventObject[] {
  const state = stateOf(moment);
  return model
    .eventsAt(moment)
    .filter(({ type }) => !type.startsWith('xstate.error.'))
    .filter(({ type }) => PLACES[type]?.includes(state) ?? true)
    .filter(({ type }) => type !== 'exchange.requested' || !state.startsWith('unknown.'));
}

function stepsOf(events: readonly AnyEventObject[]): Step[] {
  let moment = model.start();
  return events.map((event) => {
    moment = model.step(moment, event);
    return { event, to: moment };
  });
}

/** Every shortest path, furthered by everything that can happen at its end; a path that another begins with is left out. */
function screenPaths(): readonly (readonly Step[])[] {
  const shortest = getShortestPaths(model.logic, {
    events: possibleAt,
    serializeState: (moment) => model.keyOf(moment),
  });
  const all = shortest.flatMap(({ state, steps }) => {
    const events = steps.slice(1).map(({ event }) => event);
    return [events, ...possibleAt(state).map((event) => [...events, event])];
  });
  const texts = [...new Set(all.map((events) => JSON.stringify(events).slice(0, -1)))];
  return texts
    .filter((text) => !texts.some((other) => other !== text && other.startsWith(text)))
    .map((text) => stepsOf(JSON.parse(`${text}]`) as AnyEventObject[]));
}

const PATHS = screenPaths();
const nameOf = ({ type, ...facts }: AnyEventObject) =>
  type === 'exchange.requested'
    ? `Trocar ${String(facts['idResgate'])}`
    : `${type.replace('xstate.done.actor.', '')}${'output' in facts ? ` ${JSON.stringify(facts['output'])}` : ''}`;
const title = (path: readonly Step[]) =>
  path.map(({ event, to }) => `${nameOf(event)} → ${stateOf(to)}`).join(', ');

let server: PortalServer;
let locks: FakeLocks;
let held: HeldAnswers;
beforeAll(async () => {
  locks = installLocks();
  server = await startPortalServer();
}, 60_000);
beforeEach(() => {
  locks.reset();
  held = holdAnswers();
});
afterEach(() => held.stop());

const button = (nome: string) => {
  const item = screen.getByRole('heading', { level: 3, name: nome, hidden: true }).closest('li');
  return within(item as HTMLElement).getByRole('button', { name: 'Trocar', hidden: true });
};
const dialog = () => screen.findByRole('dialog', { name: 'A troca foi concluída?' });
const press = async (user: UserEvent, name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));

/** Makes one event of the chart happen, as the world does. */
async function happen(user: UserEvent, { type, ...facts }: AnyEventObject): Promise<void> {
  const acts: Readonly<Record<string, () => Promise<void> | void>> = {
    'exchange.requested': async () => user.click(button(`Item ${String(facts['idResgate'])}`)),
    'lock.acquired': () => locks.answer(true),
    'lock.refused': () => locks.answer(false),
    'otherTab.started': tellOtherTabStarted,
    'otherTab.finished': () => locks.free(),
    'situation.requested': async () => press(user, 'Tentar novamente'),
    'outcome.acknowledged': async () => press(user, 'Entendi'),
  };
  const act = acts[type];
  if (act !== undefined) await act();
  else await held.answer(type.replace('xstate.done.actor.', ''), facts['output'] as { ok: boolean });
}

async function expectLocked(): Promise<void> {
  await waitFor(() => expect(button('Item 31')).toHaveAttribute('aria-disabled', 'true'));
  expect(button('Item 32')).toHaveAttribute('aria-disabled', 'true');
  // A dialog that was acknowledged fades.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const DESFECHO: Readonly<Record<string, string>> = {
  looking: 'Consultando seu saldo e suas trocas…',
  known: 'Troca: Ingresso de cinema',
  unreachable: 'Ainda não foi possível consultar seu saldo e suas trocas. Verifique sua conexão.',
};

/** What the customer sees in a state of the chart. */
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
    // A balance that nobody knows buys nothing.
    expect(await saldo.findByText('Não foi possível carregar')).toBeInTheDocument();
    await waitFor(() => expect(button('Item 31')).toHaveAttribute('aria-disabled', 'true'));
  }
  expect(button('Item 32')).toHaveAttribute('aria-disabled', 'true');
}

const TOASTS: Readonly<Record<string, string>> = {
  'exchange.succeeded': 'Parabéns! Troca Realizada com Sucesso!!!',
  'exchange.refused': 'Saldo insuficiente',
};

test('the paths take every transition that a screen can take', () => {
  const taken = new Set(PATHS.flat().flatMap(({ to }) => to.effects.taken));
  const left = transitionsOf(exchangeEntry.machine)
    .map(transitionKey)
    .filter((key) => !taken.has(key));
  expect(left.filter((key) => !key.includes('xstate.error.'))).toEqual([]);
});

test.each(PATHS.map((path) => [title(path), path] as const))('%s', async (_title, path) => {
  const { user } = await renderApp('/campanha/7/resgates', { server, documento: ANA });
  await screen.findByRole('heading', { level: 3, name: 'Item 31' });
  await seeState('idle', true);
  held.hold();
  let isSaldoKnown = true;
  for (const { event, to } of path) {
    await happen(user, event);
    if (event.type === 'xstate.done.actor.refreshSaldo')
      isSaldoKnown = (event['output'] as { ok: boolean }).ok;
    await seeState(stateOf(to), isSaldoKnown);
    for (const { type } of to.effects.emitted)
      expect((await screen.findAllByText(TOASTS[type] ?? type)).length).toBeGreaterThan(0);
  }
  // One post for each lock that a click has taken, and none besides.
  const granted = path.filter(({ event }) => event.type === 'lock.acquired').length;
  expect(held.posts()).toEqual(Array.from({ length: granted }, () => 'idResgate=31'));
});
