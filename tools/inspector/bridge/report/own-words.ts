import { DEMONSTRATION } from '../../shared/pseudonyms.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** A word as it is looked for: an interface's words begin a sentence here and stand within one there. */
const plain = (word: string): string => word.toLowerCase();

export const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(WORD)].map(([word]) => plain(word));

/** The parts of a text that are words, each of them exchanged. */
export const exchangeWords = (text: string, exchange: (word: string) => string): string =>
  text.replaceAll(WORD, exchange);

/** Of the portal's own scripts; the inspector's are none of it. */
const isOwn = (address: string): boolean =>
  /\.js(?:$|\?)/.test(address) && !/inspector/.test(address) && new URL(address).origin === location.origin;

/** Calls back with each script that this page has loaded, and with those that it loads later. */
function watchScripts(found: (address: string) => void): void {
  // jsdom has no entries of resources.
  if (!('getEntriesByType' in performance)) return;
  const tell = (entries: readonly PerformanceEntry[]) => {
    for (const { name } of entries) if (isOwn(name)) found(name);
  };
  tell(performance.getEntriesByType('resource'));
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource' });
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.text() : '';
}

/** The demonstration's people stand in the code, too; words of their names may stand there for themselves. */
const withoutPeople = (code: string): string =>
  Object.keys(DEMONSTRATION).reduce((left, name) => left.replaceAll(name, ''), code);

/**
 * Every word that stands in the portal's own code and in the page as it was delivered: what a screen says in other words may
 * be a customer's.
 * @returns grows with each script that is loaded
 */
export async function readOwnWords(): Promise<ReadonlySet<string>> {
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
