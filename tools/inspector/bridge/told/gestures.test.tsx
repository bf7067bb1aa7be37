import type { Gesture } from '../../shared/gestures.ts';

/** What the page tells of its customer, with a stopped clock; `answer` ends the call that is under way. */
async function page(html: string) {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = html;
  // jsdom draws and loads nothing.
  Object.assign(Element.prototype, { checkVisibility: () => true });
  Object.assign(performance, { getEntriesByType: () => [] });
  const seen = { width: 10, height: 10 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(seen);
  const told: Gesture[] = [];
  jest.doMock('./watch.ts', () => ({ watchGesture: (gesture: Gesture) => told.push(gesture) }));
  let answer = (): void => undefined;
  globalThis.fetch = async () =>
    new Promise((resolve) => {
      answer = () => resolve(new Response('{}'));
    });
  const { watchCalls } = await import('./calls.ts');
  watchCalls(() => undefined);
  await import('./gestures.ts');
  return { told, answer: () => answer() };
}

afterEach(() => jest.useRealTimers());

// @rule R260
test('a late answer that changes nothing on the screen leaves it at rest', async () => {
  const { told, answer } = await page('<main><h1>Meu perfil</h1></main>');
  void fetch('/api/pessoa');
  document.body.append('…');
  await jest.advanceTimersByTimeAsync(5000);
  expect(told.at(-1)).toMatchObject({ heading: 'Meu perfil', isSettled: false });
  answer();
  await jest.advanceTimersByTimeAsync(5000);
  expect(told.at(-1)).toMatchObject({ heading: 'Meu perfil', isSettled: true });
});
