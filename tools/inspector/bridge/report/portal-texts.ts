import { demonstrationOf, wordsIn } from '../../shared/pseudonyms.ts';

/** Whether an address is a script of the portal: its page loads no file of the inspector's own page. */
function isOfPortal(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.endsWith('.js');
}

/** Calls back with the address of each script that the page has loaded or will load. */
function watchScripts(found: (address: string) => void): void {
  // jsdom has none.
  if (!('PerformanceObserver' in globalThis)) return;
  const findIn = (entries: readonly PerformanceEntry[]) => {
    for (const { name } of entries) if (isOfPortal(name)) found(name);
  };
  findIn(performance.getEntriesByType('resource'));
  new PerformanceObserver((list) => findIn(list.getEntries())).observe({ type: 'resource' });
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.text() : '';
}

/** Removes the names of the demonstration's people from code; a single word of a name may also be the portal's own. */
const withoutPeople = (code: string): string =>
  demonstrationOf('pessoa').reduce((rest, [name]) => rest.replaceAll(name, ''), code);

/**
 * All words in the portal's scripts and the delivered page: any other word on a screen may be personal.
 * @returns a set that grows with each loaded script
 */
export async function readPortalTexts(): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  const reading = new Map<string, Promise<void>>();
  const read = async (address: string): Promise<void> => {
    for (const word of wordsIn(withoutPeople(await textOf(address)))) words.add(word);
  };
  const readOnce = (address: string) => {
    if (!reading.has(address)) reading.set(address, read(address));
  };
  watchScripts(readOnce);
  readOnce(location.href.split('#', 1)[0] ?? '');
  await Promise.all(reading.values());
  return words;
}
