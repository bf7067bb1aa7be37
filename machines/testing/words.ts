import type { AnyEventObject } from 'xstate';

/** What happens, in words: the event with its facts, a port's answer or crash, time that passes. */
export function wordsFor({ type, ...facts }: AnyEventObject): string {
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
  if (kind === 'done.actor') return `${id} answers ${JSON.stringify(facts['output'])}`;
  if (kind === 'error.actor') return `${id} crashes`;
  if (kind === 'after') return `time passes (${id})`;
  return Object.keys(facts).length === 0 ? type : `${type} ${JSON.stringify(facts)}`;
}

/** A way through a machine as a title: its input, then what happens; of a very long one its two ends. */
export function wordsOfPath(inputName: string, events: readonly AnyEventObject[]): string {
  const words = events.map(wordsFor);
  if (words.length > 40) words.splice(20, words.length - 40, '…');
  return `${inputName}: ${words.join(' → ') || 'starts'}`;
}
