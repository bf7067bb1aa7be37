/** A browser whose worker has this address, as the page begins: null without one. */
async function beside(scriptURL: string | null) {
  const register = jest.fn(async (_script: string | URL) => undefined);
  const container = { controller: scriptURL === null ? null : { scriptURL }, register };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  jest.resetModules();
  return { container, register, browser: await import('./browser.ts') };
}

const SECOND = 'https://portal.example/sw.js?versao=2';

test('a new version is the same worker under another address', async () => {
  const { register, browser } = await beside('https://portal.example/sw.js');
  expect(browser.offerVersion()).toBeNull();
  expect(register).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/portal\.example\/sw\.js\?versao=\d+$/),
  );
});

test('a page without a worker asks for a reload', async () => {
  const { register, browser } = await beside(null);
  expect(browser.offerVersion()).toMatch(/recarregue-a/);
  expect(register).not.toHaveBeenCalled();
});

test('the portal registers the version that the customer accepted', async () => {
  const { container, register, browser } = await beside(SECOND);
  browser.keepNewestWorker();
  await container.register('sw.js');
  expect(register).toHaveBeenCalledWith(SECOND, undefined);
});

test('a page that is shown again reports the browser’s own visibility', async () => {
  const { browser } = await beside(null);
  browser.hidePage(true);
  expect([document.hidden, document.visibilityState]).toEqual([true, 'hidden']);
  browser.hidePage(false);
  jest.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
  expect([document.hidden, document.visibilityState]).toEqual([true, 'hidden']);
});
