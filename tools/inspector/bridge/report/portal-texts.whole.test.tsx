import { readPortalTexts } from './portal-texts.ts';

const plain = globalThis.fetch;
afterEach(() => void (globalThis.fetch = plain));

/** The portal's words on a page that has loaded these scripts; a script's text is its file's name. */
async function wordsAfter(...scripts: readonly string[]): Promise<ReadonlySet<string>> {
  const entries = scripts.map((path) => ({ name: location.origin + path }));
  Object.assign(performance, { getEntriesByType: () => entries });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = () => undefined;
    },
  });
  globalThis.fetch = async (address) => new Response((address as string).split('/').at(-1));
  return readPortalTexts();
}

test('a portal in a folder named after the inspector has its own words', async () => {
  expect(await wordsAfter('/inspector/portal.js')).toContain('portal');
});
