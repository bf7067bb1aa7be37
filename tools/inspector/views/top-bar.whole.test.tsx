import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { InspectorContext } from '../store/context.ts';
import { createInspectorStore } from '../store/inspector-store.ts';
import { TopBar } from './top-bar.tsx';

test('a step of the portal does not render the top bar again', () => {
  const store = createInspectorStore();
  let renders = 0;
  render(
    <InspectorContext value={{ store, ask: () => undefined }}>
      <Profiler id="bar" onRender={() => (renders += 1)}>
        <TopBar />
      </Profiler>
    </InspectorContext>,
  );
  const facts = {
    title: '/',
    number: 1,
    initials: '',
    ahead: 0,
    pauseNext: [],
    paused: [],
    serverAhead: 0,
    isHidden: false,
  };
  act(() => store.hear({ kind: 'joined', tab: 'a', facts, actors: [], moments: [] }));
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  const before = renders;
  act(() => store.hear({ kind: 'page', tab: 'a', facts: { ...facts, title: '/portal' } }));
  expect(renders).toBe(before);
  act(() => store.set({ view: 'faults' }));
  expect(renders).toBeGreaterThan(before);
});
