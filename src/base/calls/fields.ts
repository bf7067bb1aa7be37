import { type DataCivil, readDataCivil } from '../../lib/datas/datas.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { type Centavos, readCentavos, readReais, wholeAmounts } from '../../lib/numeros/dinheiro.ts';
import { readBoolean, readNumero, readPontos } from '../../lib/numeros/numero.ts';
import { cutText } from '../../lib/texto/texto.ts';

/**
 * The field types of the wire with their accepted forms. The plain type refuses an unreadable value; `optional…` reads
 * missing, null and blank as null. Not Yup, which is too slow for hundreds of offers on a phone (docs/adr/0002).
 * @rule R17
 */
export interface Schema<T> {
  /** Reads a value, or throws Mismatch with its path. */
  readonly read: (value: unknown, path?: string) => T;
  /** Its structure, for documentation: a record's fields, a list's item, or a single value's kind. */
  readonly fields?: Shape;
  readonly item?: Schema<unknown>;
  readonly kind?: Kind;
}

type Shape = Readonly<Record<string, Schema<unknown>>>;

/** The kind of a single value, as `Mismatch` names it. */
export type Kind =
  | 'text'
  | 'a document'
  | 'a number'
  | 'points'
  | 'money'
  | 'a boolean'
  | 'a date'
  | 'a link'
  | 'a picture';

/** An invalid value: its path ('[3].valor') and the expected kind, never the value. */
export class Mismatch extends Error {
  readonly path: string;

  constructor(path: string, expected: string) {
    super(`${path === '' ? 'the payload' : path} is not ${expected}`);
    this.path = path;
  }
}

export type Infer<S> = S extends Schema<infer T> ? T : never;

function isBlank(value: unknown): boolean {
  const text = value ?? '';
  return typeof text === 'string' && text.trim() === '';
}

function required<T>(read: (value: unknown) => T | null, kind: Kind): Schema<T> {
  return {
    kind,
    read: (value, path = '') => {
      const found = read(value);
      if (found === null) throw new Mismatch(path, kind);
      return found;
    },
  };
}

/** Blank reads as `none`. */
function optional<T, None = null>(
  read: (value: unknown) => T | null,
  kind: Kind,
  none = null as None,
): Schema<T | None> {
  const filled = required(read, kind);
  return { kind, read: (value, path) => (isBlank(value) ? none : filled.read(value, path)) };
}

function readText(value: unknown): string | null {
  if (typeof value === 'number') return Math.abs(value) < 2 ** 53 ? String(value) : null;
  return typeof value === 'string' ? value.trim() : null;
}

/** Maximum characters of a name or message, and of terms or rules. @rule R174 */
const LONGEST_TEXT = 5000;
const LONGEST_HTML = 300_000;

const readUpTo = (most: number) => (value: unknown) => {
  const found = readText(value);
  return found === null ? null : cutText(found, most);
};

/** Text; a number too, unless it has lost digits. */
export const text = (): Schema<string> => required(readUpTo(LONGEST_TEXT), 'text');
export const optionalText = (): Schema<string | null> => optional(readUpTo(LONGEST_TEXT), 'text');

/** A bearer token: not blank, and never cut. */
export const token = (): Schema<string> => required((value) => readText(value) || null, 'text');

/** A name or message for display: its amounts do not break. @rule R251 */
export const optionalName = (): Schema<string | null> =>
  mapped(optionalText(), (found) => found && wholeAmounts(found));

/** HTML of a term or of rules; sanitise it before showing. @rule R11 */
export const html = (): Schema<string> => required(readUpTo(LONGEST_HTML), 'text');
export const optionalHtml = (): Schema<string | null> => optional(readUpTo(LONGEST_HTML), 'text');

/** A CPF or CNPJ as sent, letters too. @rule R160 */
export const optionalDocumento = (): Schema<string | null> => optional(readText, 'a document');

/** An address; check it with `safeUrl` or `safeImageUrl` before use. @rule R12 */
export const optionalLink = (): Schema<string | null> => optional(readText, 'a link');
export const optionalPicture = (): Schema<string | null> => optional(readText, 'a picture');

export const optionalNumber = (): Schema<number | null> => optional(readNumero, 'a number');

/** Exact decimal points; '1.500' is fifteen hundred. @rule R84 */
export const pontos = (): Schema<Decimal> => required(readPontos, 'points');
export const optionalPontos = (): Schema<Decimal | null> => optional(readPontos, 'points');

/** Centavos, exactly from a number or text. */
export const money = (): Schema<Centavos> => required(readCentavos, 'money');
export const optionalMoney = (): Schema<Centavos | null> => optional(readCentavos, 'money');

/** Exact reais, rounded after computing. @rule R93 */
export const optionalReais = (): Schema<Decimal | null> => optional(readReais, 'money');

/** Like `flag`, but required. */
export const boolean = (): Schema<boolean> => required(readBoolean, 'a boolean');

/** true/false, 'true'/'false', 'S'/'N', 1/0. Missing means false. */
export const flag = (): Schema<boolean> => optional(readBoolean, 'a boolean', false);

/** Like `flag`; missing is unknown, not false. @rule R78 */
export const optionalFlag = (): Schema<boolean | null> => optional(readBoolean, 'a boolean');

/** Some servers write the year 0000 or 0001 for 'none'. */
export const isNoDate = (value: unknown): boolean =>
  /(?:^|[\s/])000[01]\b|-6213[56]\d{9}\b/.test(readText(value) ?? '');

/** A day in any notation of the wire. */
export const optionalDate = (): Schema<DataCivil | null> => {
  const day = optional(readDataCivil, 'a date');
  return { ...day, read: (value, path) => (isNoDate(value) ? null : day.read(value, path)) };
};

/**
 * A list; missing or null is empty, a single object is a list of one. An invalid item invalidates the answer.
 * @rule R167
 */
export function list<T>(item: Schema<T>): Schema<T[]> {
  return {
    item,
    read: (value, path = '') => {
      if (value === null || value === undefined) return [];
      const items = isOneOf(item, value) ? [value] : value;
      if (!Array.isArray(items)) throw new Mismatch(path, 'a list');
      return items.map((one: unknown, at) => item.read(one, `${path}[${at}]`));
    },
  };
}

/** Some servers send a list of one as its item. */
const isOneOf = ({ fields = {} }: Schema<unknown>, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(fields).some((name) => Object.hasOwn(value, name));

/** What stands in a list's place on the wire, unread: a single object is a list of one, anything else none. @rule R167 */
export function itemsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? [value] : [];
}

/** An object with at least these fields; unknown ones pass through, missing ones get no default. */
export function record<S extends Shape>(shape: S): Schema<{ [K in keyof S]: Infer<S[K]> }> {
  const entries = Object.entries(shape);
  return {
    fields: shape,
    read: (value, path = '') => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new Mismatch(path, 'an object');
      const found: Record<string, unknown> = { ...value };
      for (const [name, field] of entries)
        found[name] = field.read(
          (value as Record<string, unknown>)[name],
          path === '' ? name : `${path}.${name}`,
        );
      return found as { [K in keyof S]: Infer<S[K]> };
    },
  };
}

/** The same, or null when missing or null. */
export function optionalRecord<S extends Shape>(shape: S): Schema<{ [K in keyof S]: Infer<S[K]> } | null> {
  const filled = record(shape);
  return {
    ...filled,
    read: (value, path) => (value === null || value === undefined ? null : filled.read(value, path)),
  };
}

/** Maps a schema's value; `wire` is the raw one. */
export function mapped<T, Made>(schema: Schema<T>, make: (read: T, wire: unknown) => Made): Schema<Made> {
  return { ...schema, read: (value, path) => make(schema.read(value, path), value) };
}

/** A schema with an additional check. */
export function where<T>(schema: Schema<T>, fits: (read: T) => boolean, name: string): Schema<T> {
  return {
    ...schema,
    read: (value, path = '') => {
      const found = schema.read(value, path);
      if (!fits(found)) throw new Mismatch(path, name);
      return found;
    },
  };
}
