import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type AnyEventObject, matchesState, type StateValue } from 'xstate';
import { coverEntry, type Path } from '../../../../machines/testing/paths.ts';
import { type Rig, startRig } from '../../../../machines/testing/rig.ts';
import {
  termsAcceptanceEntry,
  type Termo,
} from '../../../../machines/terms-acceptance/terms-acceptance.machine.ts';
import { LATE_MS } from '../../../lib/rede.ts';
import type { PortalStore } from '../../../base/calls/store.ts';
import type { SessionActor } from '../../../session/session.flow.ts';
import { SessionActorContext } from '../../../session/session.react.ts';
import type { ShellGatesActor } from './shell-gates.flow.ts';
import { GateOf } from '../after-idle.tsx';
import { TERMS } from './gates.view.tsx';

/** An actor without transitions. */
const still = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
});

/** The gates at the terms. */
function gatesAbove({ actor }: Rig, status = 'active'): ShellGatesActor {
  return still({ status, children: { termsAcceptance: actor } }) as unknown as ShellGatesActor;
}

/** Unused: no term is opened on these paths. */
const store = {
  getState: () => ({}),
  dispatch: () => undefined,
  subscribe: () => () => undefined,
} as unknown as PortalStore;

const session = still({ context: { session: null } }) as unknown as SessionActor;

function show(rig: Rig, status?: string): void {
  render(
    <SessionActorContext value={session}>
      <Provider store={store}>
        <GateOf gates={gatesAbove(rig, status)} />
      </Provider>
    </SessionActorContext>,
  );
}

/** Replays a path on the rendered modal: the customer presses, a port answers. */
async function happen(rig: Rig, event: AnyEventObject): Promise<void> {
  const { type, actorId, output, error } = event;
  if (type === 'terms.accepted') {
    const button = screen.queryByRole('button', { name: TERMS.accept });
    if (button !== null) await userEvent.setup().click(button);
  } else if (type.startsWith('xstate.done.actor.')) await act(() => rig.answer(String(actorId), output));
  else if (type.startsWith('xstate.after.')) act(() => rig.elapse(LATE_MS));
  else await act(() => rig.crash(String(actorId), error));
}

async function expectModal(value: unknown, context: unknown): Promise<void> {
  const isAwaited = matchesState({ accepting: 'awaited' }, value as StateValue);
  const isLate = matchesState({ accepting: 'late' }, value as StateValue);
  if (value !== 'awaitingCustomer' && !isAwaited && !isLate) {
    expect(screen.queryByRole('dialog')).toBeNull();
    return;
  }
  const { termos, remaining } = context as { termos: readonly Termo[]; remaining: readonly Termo[] };
  const modal = within(await screen.findByRole('dialog', { name: TERMS.title }));
  expect(modal.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    termos.map(({ nomeTipo }) => nomeTipo),
  );
  expect(modal.queryAllByRole('img', { name: TERMS.alreadyAccepted })).toHaveLength(
    termos.length - remaining.length,
  );
  const button = modal.getByRole('button', { name: TERMS.accept });
  expect(button.getAttribute('aria-busy')).toBe(String(isAwaited));
  expect(modal.queryByText(TERMS.late) !== null).toBe(isLate);
}

const words = ({ events }: Path) =>
  events
    .map(({ type, output }) => `${type} ${output === undefined ? '' : JSON.stringify(output)}`)
    .join(' → ');

it('failing gates lock nobody out', async () => {
  const rig = startRig(termsAcceptanceEntry);
  await rig.answer('loadTermos', { ok: true, value: [{ idTermo: '2', nomeTipo: 'Regulamento' }] });
  show(rig);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  cleanup();
  show(rig, 'error');
  expect(screen.queryByRole('dialog')).toBeNull();
  rig.actor.stop();
});

describe('the terms modal, along every generated path of its chart', () => {
  const { paths } = coverEntry(termsAcceptanceEntry);

  it('has paths to walk', () => expect(paths.length).toBeGreaterThan(3));

  it.each(paths.map((path) => [words(path), path] as const))('%s', async (_, path) => {
    const rig = startRig(termsAcceptanceEntry, path.inputName);
    show(rig);
    try {
      for (const [index, { snapshot }] of path.moments.entries()) {
        const event = path.events[index - 1];
        if (event !== undefined) await happen(rig, event);
        const { value, context } = snapshot as { value: unknown; context: unknown };
        expect(rig.value()).toEqual(value);
        await expectModal(value, context);
      }
    } finally {
      cleanup();
      rig.actor.stop();
    }
  });
});
