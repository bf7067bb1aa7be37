import type { AnyEventObject } from 'xstate';

/** A step in words: an event with its facts, a port's answer or error, time. */
export function wordsFor({ type, ...facts }: AnyEventObject): string {
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
  if (kind === 'done.actor') return `${id} answers ${JSON.stringify(facts['output'])}`;
  if (kind === 'error.actor') return `${id} crashes`;
  if (kind === 'after') return `time passes (${id})`;
  return Object.keys(facts).length === 0 ? type : `${type} ${JSON.stringify(facts)}`;
}

/** A path as a title; a very long one is shortened in the middle. */
export function wordsOfPath(inputName: string, events: readonly AnyEventObject[]): string {
  const words = events.map(wordsFor);
  if (words.length > 40) words.splice(20, words.length - 40, '…');
  return `${inputName}: ${words.join(' → ') || 'starts'}`;
}
