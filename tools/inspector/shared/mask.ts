import { createPseudonyms, type Kind, kindOfName, type Pseudonyms } from './pseudonyms.ts';

/**
 * The fields that are shown unmasked: a machine decides by them, and they identify nobody. All others are masked.
 */
export const SHOWN: ReadonlySet<string> = new Set([
  'type',
  'ok',
  'status',
  'statusCode',
  'kind',
  'reason',
  'place',
  'route',
  'index',
  'actorId',
  'expiresAt',
  'idTermo',
  'nomeTipo',
  'idCampanha',
  'idResgate',
  'idPromoProd',
  'idEmpresa',
  'delay',
  'locked',
  'fields',
]);

/** Fields with a sentence or an address of the portal: shown without parts that look personal. */
export const SENTENCES: ReadonlySet<string> = new Set([
  'message',
  'errors',
  'error',
  'path',
  'words',
  'seen',
]);

/** The browser's own permission states: neither server nor customer wrote them. */
const PERMISSIONS: ReadonlySet<unknown> = new Set(['granted', 'denied', 'default']);

const IN_SENTENCES: readonly (readonly [Kind, RegExp])[] = [
  ['imagem', /data:[\w.+/-]*[;,][^\s"')]*/g],
  ['e-mail', /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g],
  ['documento', /\b[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}\b|\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/gi],
  ['telefone', /\(\d{2}\)\s?\d{4,5}-?\d{4}/g],
  ['CEP', /\b\d{5}-\d{3}\b/g],
  ['data', /\b\d{2}\/\d{2}\/\d{4}\b|\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/g],
  ['documento', /\b(?:\d{8,14}|[\dA-Z]{12}\d{2})\b/g],
];

/** A token of three parts (JWT): long, long, and at least eight characters. */
function isToken(word: string): boolean {
  const parts = word.split('.').map(({ length }) => length);
  return parts.some((length, at) => length >= 8 && (parts[at - 1] ?? 0) >= 16 && (parts[at - 2] ?? 0) >= 16);
}

/** Masks a page's data for reports, and unmasks pseudonyms. */
export interface Masker {
  /** A masked copy as plain data; only harmless fields are shown. */
  readonly mask: (value: unknown) => unknown;
  /** Masks a typed value by its field's name; wherever the page repeats it, it gets the same pseudonym. */
  readonly typed: (name: string, value: string | number, spoken: string) => unknown;
  /** Masks the parts of a sentence that look personal. */
  readonly sentence: (text: string) => string;
  /** Replaces this page's pseudonyms by their values. */
  readonly unmask: (value: unknown) => unknown;
}

type Leaf = string | number | boolean | bigint;

function kindOfValue(value: Leaf): Kind {
  if (typeof value !== 'string') return 'número';
  return /^\d{4}-\d{2}-\d{2}|^\d{2}\/\d{2}\/\d{4}/.test(value) ? 'data' : 'texto';
}

/** A value's field name, the kind that it inherits, and the objects around it, against cycles. */
interface Where {
  readonly name: string;
  readonly kind: Kind | null;
  readonly above: readonly object[];
}

const NOWHERE: Where = { name: '', kind: null, above: [] };

function createSentence({ of, known }: Pseudonyms): (text: string) => string {
  return (text) => {
    // The longest first: a name may be the beginning of another.
    const texts = [...known()].toSorted(([one], [other]) => other.length - one.length);
    const names = texts.reduce((result, [value, pseudonym]) => result.replaceAll(value, pseudonym), text);
    const words = names.replaceAll(/[\w.-]+/g, (word) => (isToken(word) ? of('token', word) : word));
    return IN_SENTENCES.reduce(
      (result, [kind, pattern]) => result.replaceAll(pattern, (found) => of(kind, found)),
      words,
    );
  };
}

export function createMasker(): Masker {
  const pseudonyms = createPseudonyms();
  const sentence = createSentence(pseudonyms);
  const leaf = (value: Leaf, { name, kind }: Where): unknown => {
    // Empty values stay visible as empty.
    if (value === '' || typeof value === 'boolean') return value;
    if (kind === null && (SHOWN.has(name) || PERMISSIONS.has(value))) return value;
    if (kind === null && SENTENCES.has(name)) return typeof value === 'string' ? sentence(value) : value;
    return pseudonyms.of(kind ?? kindOfValue(value), value);
  };
  const ofObject = (value: object, where: Where): unknown => {
    const { name, kind, above } = where;
    if (above.includes(value)) return '(circular)';
    const within = [...above, value];
    if (Array.isArray(value)) return value.map((item) => masked(item, { name, kind, above: within }));
    if (value instanceof Error) return { error: value.name, message: sentence(value.message) };
    if (value instanceof Date) return pseudonyms.of('data', value.toISOString());
    if (value instanceof Map || value instanceof Set) return masked([...value], { ...where, above: within });
    if ('sessionId' in value && 'send' in value) return `(actor ${String(value.sessionId)})`;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        masked(item, { name: key, kind: kindOfName(key) ?? (SHOWN.has(key) ? null : kind), above: within }),
      ]),
    );
  };
  const masked = (value: unknown, where: Where): unknown => {
    if (value === null || value === undefined) return value;
    if (typeof value === 'object') return ofObject(value, where);
    if (typeof value === 'function') return '(function)';
    if (typeof value === 'symbol') return '(symbol)';
    return leaf(value as Leaf, where);
  };
  const typed = (name: string, value: string | number, spoken: string): unknown => {
    const pseudonym = leaf(value, { name, kind: kindOfName(name), above: [] });
    if (spoken.includes(' ') && typeof pseudonym === 'string') pseudonyms.hide(spoken, pseudonym);
    return pseudonym;
  };
  const unmask = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudonyms.valueOf(value) ?? value;
    if (Array.isArray(value)) return value.map((item) => unmask(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unmask(item)]));
  };
  return { mask: (value) => masked(value, NOWHERE), typed, sentence, unmask };
}

/** The page's masker: equal values get equal pseudonyms in all reports. */
export const { mask, typed, sentence, unmask } = createMasker();
