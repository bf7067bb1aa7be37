import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Request } from '../../shared/protocol.ts';
import { InspectorContext } from '../../store/context.ts';
import { createInspectorStore } from '../../store/inspector-store.ts';
import type { Tab } from '../../store/session.ts';
import { ClockSection } from './clock-section.tsx';

const NOON = new Date(2026, 2, 10, 12).getTime();
const HOUR = 3_600_000;
const DELAYS = { untilNotice: 6, untilExpiry: 6.1, untilNextMinute: 0.01 };

beforeEach(() => void jest.useFakeTimers({ now: NOON }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const tab = (id: string, more: Partial<Tab> = {}): Tab => {
  const timers = Object.entries(DELAYS).map(([delay, hours]) => ({
    type: `xstate.after.${delay}.session.signedIn`,
    due: NOON + hours * HOUR,
  }));
  const actor = { id: 'x:0', name: 'session', parent: null, kind: 'machine', machine: 'session', src: null };
  const moment = { n: 1, actor: 'x:0', facts: { status: 'active', timers } };
  return { id, title: '/', kind: 'live', actors: [actor], moments: [moment], ...more } as unknown as Tab;
};

function shown(more: Partial<Tab> = {}) {
  const store = createInspectorStore();
  const asked: Request[] = [];
  store.set({ session: [tab('a', more), tab('b'), tab('c', { kind: 'gone' })] });
  render(
    <InspectorContext value={{ store, ask: (request) => void asked.push(request) }}>
      <ClockSection tab={tab('a', more)} />
    </InspectorContext>,
  );
  const set = (label: string, value: string) =>
    act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  return { asked, set, press: () => fireEvent.click(screen.getByRole('button', { name: 'Avançar' })) };
}

test('an advance of an own amount says before what happens on the way', () => {
  const { asked, set, press } = shown();
  const minutes = 'untilNextMinute de session, às 12:00:36';
  set('Quanto', '6');
  expect(
    screen.getByText(`Antes disso ${minutes}; untilNotice de session, às 18:00:00.`),
  ).toBeInTheDocument();
  set('Unidade', '86400000');
  expect(screen.getByText(/; a sessão termina, às 18:06:00\.$/)).toBeInTheDocument();
  set('Unidade', '1000');
  expect(screen.getByText('Nada que a página espera acontece antes disso.')).toBeInTheDocument();
  press();
  // All open tabs have one clock, as in a browser.
  expect(asked).toEqual(['a', 'b'].map((id) => ({ kind: 'advance', tab: id, ms: 6000 })));
});

test.each([
  [HOUR, 'O servidor também.'],
  [null, 'O servidor não: o que ele calcula (prazos, validades) é da hora dele.'],
])('with the server %s ahead the moved clock says %s', (serverAhead, words) => {
  shown({ ahead: HOUR, serverAhead });
  expect(screen.getByRole('status')).toHaveTextContent(`Adiantado 1 h. ${words}`);
});
