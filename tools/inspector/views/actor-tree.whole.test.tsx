import { fireEvent, render, screen } from '@testing-library/react';
import { InspectorContext } from '../store/context.ts';
import { createInspectorStore } from '../store/inspector-store.ts';
import type { Tab } from '../store/session.ts';
import { ActorTree } from './actor-tree.tsx';

const tab = (id: string, kind: Tab['kind'], number: number): Tab => ({
  id,
  title: `/${id}`,
  kind,
  number,
  actors: [{ id: `x:${id}`, name: 'session', parent: null, kind: 'machine', machine: 'session', src: null }],
  moments: [],
});

test('the visits of a reloaded tab are one entry, of which each can be looked at', () => {
  const store = createInspectorStore();
  store.set({ session: [tab('a', 'gone', 1), tab('b', 'live', 2), tab('c', 'live', 1)], tab: 'b' });
  render(
    <InspectorContext value={{ store, ask: () => undefined }}>
      <ActorTree />
    </InspectorContext>,
  );
  const titles = () =>
    [...document.querySelectorAll('[aria-level="1"] [data-testid=title]')].map(
      ({ textContent }) => textContent,
    );
  expect(titles()).toEqual(['/b', '/c']);
  fireEvent.click(screen.getByRole('button', { name: 'Visita 1' }));
  expect(store.get()).toMatchObject({ tab: 'a', actor: 'x:a' });
  expect(titles()).toEqual(['/b', '/a']);
});
