import { createPseudonyms, type Kind, kindOfName, type Pseudonyms, wordsIn } from './pseudonyms.ts';

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
  'nomePonto',
  'idCampanha',
  'idResgate',
  'idPromoProd',
  'idEmpresa',
  'delay',
  'locked',
  'fields',
  'dias',
  'horas',
  'minutos',
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

/** Texts of the server that are not about the customer: their words are no secret on a screen either. */
const PUBLIC: ReadonlySet<string> = new Set(['nomeTipo', 'nomePonto', 'message', 'errors']);

/** Fields of what the server offers to all. Names and addresses beside them are not the customer's. */
const OF_THINGS: ReadonlySet<string> = new Set([
  'idPromoProd',
  'idCampanha',
  'idResgate',
  'idEmpresa',
  'idEmpFormato',
  'idTermo',
  'preco',
  'precoOriginal',
  'sigla',
  'nomeExibicao',
  'nomeItem',
  'nomeProduto',
  'descricao',
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
  /** Whether a public text has said this word, and no value of the customer has it. */
  readonly isPublicWord: (word: string) => boolean;
  /** Replaces this page's pseudonyms by their values. */
  readonly unmask: (value: unknown) => unknown;
}

type Leaf = string | number | boolean | bigint;

function kindOfValue(value: Leaf): Kind {
  if (typeof value !== 'string') return 'número';
  if (/^-?\d{1,7}(?:[.,]\d{1,3})*$/.test(value)) return 'algarismos';
  return /^\d{4}-\d{2}-\d{2}|^\d{2}\/\d{2}\/\d{4}/.test(value) ? 'data' : 'texto';
}

/** A value's field name, the kind that it inherits, and the objects around it, against cycles. */
interface Where {
  readonly name: string;
  readonly kind: Kind | null;
  /** It may be the customer's: not part of what the server offers to all. */
  readonly isOwned: boolean;
  readonly above: readonly object[];
}

const NOWHERE: Where = { name: '', kind: null, isOwned: true, above: [] };

/** Matches a text, but not inside a longer word. */
function wholeWords(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'gu');
}

function createSentence({ of, known }: Pseudonyms): (text: string) => string {
  return (text) => {
    // The longest first: a name may be the beginning of another.
    const texts = [...known()].toSorted(([one], [other]) => other.length - one.length);
    const names = texts.reduce(
      (result, [value, pseudonym]) =>
        result.includes(value) ? result.replaceAll(wholeWords(value), pseudonym) : result,
      text,
    );
    const masked = names.replaceAll(/[\w.-]+/g, (word) => (isToken(word) ? of('token', word) : word));
    return IN_SENTENCES.reduce(
      (result, [kind, pattern]) => result.replaceAll(pattern, (found) => of(kind, found)),
      masked,
    );
  };
}

export function createMasker(): Masker {
  const pseudonyms = createPseudonyms();
  const sentence = createSentence(pseudonyms);
  const publicWords = new Set<string>();
  const shown = (value: Leaf, name: string): Leaf => {
    const text = typeof value === 'string' && SENTENCES.has(name) ? sentence(value) : value;
    if (PUBLIC.has(name)) for (const word of wordsIn(String(text))) publicWords.add(word);
    return text;
  };
  const leaf = (value: Leaf, { name, kind, isOwned }: Where): unknown => {
    // Empty values stay visible as empty.
    if (value === '' || typeof value === 'boolean') return value;
    if (kind === null && (SHOWN.has(name) || SENTENCES.has(name) || PERMISSIONS.has(value)))
      return shown(value, name);
    // What a field inherits alone, as an address's kind of address, is no text to look for.
    return pseudonyms.of(kind ?? kindOfValue(value), value, isOwned && kindOfName(name) !== null);
  };
  const ofObject = (value: object, where: Where): unknown => {
    const { kind, above } = where;
    if (above.includes(value)) return '(circular)';
    const within = [...above, value];
    if (Array.isArray(value)) return value.map((item) => masked(item, { ...where, above: within }));
    if (value instanceof Error) return { error: value.name, message: sentence(value.message) };
    if (value instanceof Date) return pseudonyms.of('data', value.toISOString());
    if (value instanceof Map || value instanceof Set) return masked([...value], { ...where, above: within });
    if ('sessionId' in value && 'send' in value) return `(actor ${String(value.sessionId)})`;
    const fields = Object.entries(value);
    const isOwned = where.isOwned && !fields.some(([key]) => OF_THINGS.has(key));
    // A date has no fields: `data` is the envelope of an answer.
    const inherited = kind === 'data' ? null : kind;
    return Object.fromEntries(
      fields.map(([key, item]) => {
        const isShown = SHOWN.has(key);
        const own = isShown ? null : (kindOfName(key) ?? inherited);
        return [key, masked(item, { name: key, kind: own, isOwned, above: within })];
      }),
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
    const pseudonym = leaf(value, { ...NOWHERE, name, kind: kindOfName(name) });
    if (spoken.includes(' ') && typeof pseudonym === 'string') pseudonyms.hide(spoken, pseudonym);
    return pseudonym;
  };
  const unmask = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudonyms.valueOf(value) ?? value;
    if (Array.isArray(value)) return value.map((item) => unmask(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unmask(item)]));
  };
  const isPublicWord = (word: string): boolean =>
    publicWords.has(word.toLowerCase()) && !pseudonyms.hasWord(word.toLowerCase());
  return { mask: (value) => masked(value, NOWHERE), typed, sentence, isPublicWord, unmask };
}

/** The page's masker: equal values get equal pseudonyms in all reports. */
export const { mask, typed, sentence, isPublicWord, unmask } = createMasker();
