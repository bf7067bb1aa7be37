import { fireEvent, render, within } from '@testing-library/react';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import type { LogRow } from '../../store/recording/log.ts';
import type { Tab } from '../../store/session.ts';
import { LogPanel } from './log-panel.tsx';
import { Sequence } from './sequence.tsx';

const actor = (id: string, parent: string | null = null): ActorFacts => ({
  id,
  name: id,
  parent,
  kind: 'machine',
  machine: id,
  src: null,
});
const step = (n: number, id: string, type: string, source: string | null = null) =>
  ({
    n,
    at: n,
    actor: id,
    event: { type },
    source,
    emitted: [],
    facts: { value: null, status: 'active' },
  }) as unknown as Moment;

const tab: Tab = {
  id: 't',
  title: '/',
  kind: 'live',
  actors: [actor('servidor'), actor('session'), actor('gates', 'session'), actor('idle'), actor('cliente')],
  moments: [
    step(1, 'cliente', 'cliente.clicou'),
    step(2, 'session', 'signOut.requested', 'gates'),
    step(3, 'gates', 'xstate.init'),
    step(4, 'servidor', 'chamada.saiu'),
  ],
};
const rows: readonly LogRow[] = tab.moments
  .map((moment) => ({
    tab,
    moment,
    actor: tab.actors.find(({ id }) => id === moment.actor),
    time: moment.at,
    isIdle: false,
  }))
  .toReversed();

test('the sequence shows the sender and the receiver of each event', () => {
  const chosen: number[] = [];
  const view = render(
    <Sequence tab={tab} rows={rows} cursor={2} onChoose={({ moment: { n } }) => chosen.push(n)}>
      <i />
    </Sequence>,
  );
  const columns = within(view.getByRole('list', { name: 'Colunas' })).getAllByRole('listitem');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['cliente', 'session', 'gates', 'servidor']);
  const asked = view.getByRole('button', { name: 'signOut.requested, de gates' });
  expect(asked).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toHaveStyle({ gridColumn: '2' });
  expect(asked.previousElementSibling).toHaveClass('arrow', 'left');
  expect(asked.previousElementSibling).toHaveStyle({ gridColumn: '2 / 4' });
  const begun = view.getByRole('button', { name: 'início, de session' });
  expect(begun.previousElementSibling).toHaveClass('arrow', 'right');
  expect(view.getAllByRole('button').map(({ title }) => title)).toEqual([
    'cliente.clicou',
    'signOut.requested',
    'início',
    expect.stringContaining('saiu'),
  ]);
  fireEvent.click(begun);
  expect(chosen).toEqual([3]);
});

test('a log row shows the date when the clock is on another day', () => {
  const at = Date.now() + 3 * 86_400_000;
  const moment = { ...step(1, 'session', 'page.shown'), at };
  const later = { tab, moment, actor: tab.actors[1], time: at, isIdle: false };
  const today = { ...later, moment: { ...moment, n: 2, at: Date.now() } };
  const view = render(<LogPanel rows={[later, today]} tab="t" cursor={null} onChoose={() => undefined} />);
  const [moved, plain] = view.getAllByRole('button').map(({ textContent }) => textContent);
  const date = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' });
  expect(moved).toMatch(new RegExp(`^${date.format(at)} \\d`));
  expect(plain).not.toContain(date.format(Date.now()));
  expect(view.getAllByRole('button')[0]).toHaveStyle({ gridTemplateColumns: '132px 0.6fr 1.6fr 1.2fr' });
});
