import type { Gesture } from '../../shared/gestures.ts';

/** Records the gestures of a page with a stopped clock; `answer` ends the pending call. */
async function page(html: string) {
  jest.useFakeTimers();
  jest.resetModules();
  history.replaceState(null, '', '#/');
  document.body.innerHTML = html;
  // jsdom draws and loads nothing.
  Object.assign(Element.prototype, { checkVisibility: () => true });
  Object.assign(performance, { getEntriesByType: () => [] });
  const seen = { width: 10, height: 10 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(seen);
  const reported: Gesture[] = [];
  jest.doMock('./watch.ts', () => ({ watchGesture: (gesture: Gesture) => reported.push(gesture) }));
  let answer = (): void => undefined;
  globalThis.fetch = async () =>
    new Promise((resolve) => {
      answer = () => resolve(new Response('{}'));
    });
  const { watchCalls } = await import('./calls.ts');
  watchCalls(() => undefined);
  await import('./gestures.ts');
  return { reported, answer: () => answer() };
}

afterEach(() => jest.useRealTimers());

// @rule R260
test('a late response that changes nothing leaves the screen at rest', async () => {
  const { reported, answer } = await page('<main><h1>Meu perfil</h1></main>');
  void fetch('/api/pessoa');
  document.body.append('…');
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported.at(-1)).toMatchObject({ heading: 'Meu perfil', isSettled: false });
  answer();
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported.at(-1)).toMatchObject({ heading: 'Meu perfil', isSettled: true });
});

// @rule R260
test('a new address does not get the former screen’s heading', async () => {
  const { reported } = await page('<main><h1>Ofertas</h1></main>');
  const main = document.querySelector('main');
  location.hash = '#/perfil';
  await jest.advanceTimersByTimeAsync(2000);
  main?.append('…');
  document.body.click();
  main?.replaceChildren(Object.assign(document.createElement('h1'), { textContent: 'Meu perfil' }));
  await jest.advanceTimersByTimeAsync(2000);
  const headings = reported.flatMap((each) => ('heading' in each ? [[each.path, each.heading]] : []));
  expect(headings).toEqual([
    ['/', 'Ofertas'],
    ['/perfil', 'Meu perfil'],
  ]);
});

// @rule R260
test('an address whose code loads does not get the former screen’s heading', async () => {
  const { reported } = await page('<main><h1>Ofertas</h1></main>');
  const chunk = document.head.appendChild(document.createElement('script'));
  chunk.dataset['webpack'] = 'portal';
  location.hash = '#/perfil';
  await jest.advanceTimersByTimeAsync(20_000);
  chunk.remove();
  document
    .querySelector('main h1')
    ?.replaceWith(Object.assign(document.createElement('h1'), { textContent: 'Meu perfil' }));
  await jest.advanceTimersByTimeAsync(2000);
  const headings = reported.flatMap((each) => ('heading' in each ? [[each.path, each.heading]] : []));
  expect(headings).toEqual([
    ['/', 'Ofertas'],
    ['/perfil', 'Meu perfil'],
  ]);
});

// @rule R260
test('another address of the same screen gets its heading', async () => {
  const { reported } = await page('<main><h1>Ofertas</h1></main>');
  location.hash = '#/promocoes';
  await jest.advanceTimersByTimeAsync(8000);
  expect(reported.at(-1)).toMatchObject({ path: '/promocoes', heading: 'Ofertas', isSettled: true });
});
