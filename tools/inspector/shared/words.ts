import type { AnyEventObject } from 'xstate';
import { ACTED } from './gestures.ts';

export function inline(value: unknown): string {
  if (value === undefined) return 'undefined';
  return JSON.stringify(value);
}

const LINE = 300;

/** Cut to what a line can show: rendering a hundred thousand characters blocks the page. */
function beginning(value: unknown): string {
  const text = inline(value);
  return text.length > LINE ? `${text.slice(0, LINE)}…` : text;
}

/** A call of the portal: `GET /api/pessoa respondeu 200 em 35 ms`. */
function wordsForCall(type: string, facts: Readonly<Record<string, unknown>>): string {
  const name = `${String(facts['method'])} ${String(facts['path'])}`;
  if (type === 'chamada.saiu') return `${name} saiu`;
  const status = facts['status'] === null ? 'não teve resposta' : `respondeu ${inline(facts['status'])}`;
  return `${name} ${status} em ${String(facts['ms'])} ms${type === 'chamada.trocada' ? ', resposta do inspetor' : ''}`;
}

/** An event as text: `loadTermos responde {"ok":true}`. */
export function wordsForEvent({ type, ...facts }: AnyEventObject): string {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after|done\.state)\.(.+)$/.exec(type) ?? [];
  if (kind === 'done.actor') return `${id} responde ${beginning(facts['output'])}`;
  if (kind === 'error.actor') return `${id} quebra`;
  if (kind === 'after') return `passa o tempo (${id.split('.')[0]})`;
  if (kind === 'done.state') return `${id} terminou`;
  if (type === ACTED) return String(facts['what']);
  if (type.startsWith('chamada.')) return wordsForCall(type, facts);
  if (type === 'xstate.init') return 'início';
  if (type === 'xstate.stop') return 'parado';
  if (type === 'kit.slept') return 'o aparelho dorme';
  if (type === 'inspector.restored') return 'momento restaurado';
  if (type === 'xstate.promise.resolve') return 'respondeu';
  if (type === 'xstate.promise.reject') return 'quebrou';
  const rest = Object.keys(facts).length === 0 ? '' : ` ${beginning(facts)}`;
  return `${type}${rest}`;
}

const STATUSES: Readonly<Record<string, string>> = {
  active: 'em andamento',
  done: 'concluído',
  error: 'com erro',
  stopped: 'parado',
};

/** An actor's status, as XState names it. */
export const wordsForStatus = (status: string): string => STATUSES[status] ?? status;

/** A state value in one line: `signedIn.gate.guarding + validity.valid`. */
export function wordsForValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const parts = Object.entries(value as Record<string, unknown>).map(([name, below]) => {
    const words = wordsForValue(below);
    if (words === '') return name;
    return words.includes(' + ') ? `${name}.(${words})` : `${name}.${words}`;
  });
  return parts.join(' + ');
}
