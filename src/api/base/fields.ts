import { type DataCivil, readDataCivil } from '../../lib/datas/datas.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { type Centavos, readCentavos, readReais } from '../../lib/numeros/dinheiro.ts';
import { readBoolean, readNumero, readPontos } from '../../lib/numeros/numero.ts';
import { cutText } from '../../lib/texto/cut-text.ts';

/**
 * The field types of the wire: each says once which forms it takes. The plain form refuses a value it
 * cannot read (the answer then breaks the contract); the `optional…` form reads a missing, null or blank value
 * as null. Forms have Yup; an answer of hundreds of offers is read by these on a phone's one thread (docs/adr/0016).
 * @rule R17
 */
export interface Schema<T> {
  /** What the value says. Throws Mismatch with the place of what does not fit; `path` is the value's own. */
  readonly read: (value: unknown, path?: string) => T;
  /** What it is made of, for those who describe it: a record's fields, a list's item, the kind of a single value. */
  readonly fields?: Shape;
  readonly item?: Schema<unknown>;
  readonly kind?: Kind;
}

type Shape = Readonly<Record<string, Schema<unknown>>>;

/** What a single value has to be, as `Mismatch` says it. */
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

/** A value of the wire that fits no form of its field: where it stands ('[3].valor') and what was expected, never what it is. */
export class Mismatch extends Error {
  readonly path: string;

  constructor(path: string, expected: string) {
    super(`${path === '' ? 'the payload' : path} is not ${expected}`);
    this.path = path;
  }
}

/** What a schema reads. */
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

/** What is blank reads as `none`. */
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

/** In characters: no name, message or description is longer, and no term or rules. @rule R174 */
const LONGEST_TEXT = 5000;
const LONGEST_HTML = 300_000;

const readUpTo = (most: number) => (value: unknown) => {
  const found = readText(value);
  return found === null ? null : cutText(found, most);
};

/** Text; a number is taken as text, but not one that has lost digits when it was read. */
export const text = (): Schema<string> => required(readUpTo(LONGEST_TEXT), 'text');
export const optionalText = (): Schema<string | null> => optional(readUpTo(LONGEST_TEXT), 'text');

/** HTML of a term or of rules; whoever shows it cleans it first. @rule R11 */
export const html = (): Schema<string> => required(readUpTo(LONGEST_HTML), 'text');
export const optionalHtml = (): Schema<string | null> => optional(readUpTo(LONGEST_HTML), 'text');

/** A CPF or CNPJ, letters too, as it was sent. @rule R160 */
export const optionalDocumento = (): Schema<string | null> => optional(readText, 'a document');

/** Text that is an address: whoever shows it asks `safeUrl` or `safeImageUrl` first. @rule R12 */
export const optionalLink = (): Schema<string | null> => optional(readText, 'a link');
export const optionalPicture = (): Schema<string | null> => optional(readText, 'a picture');

/** A number, or a number written as text. */
export const optionalNumber = (): Schema<number | null> => optional(readNumero, 'a number');

/** A campaign's points: decimal and exact, '1.500' is fifteen hundred. @rule R84 */
export const pontos = (): Schema<Decimal> => required(readPontos, 'points');
export const optionalPontos = (): Schema<Decimal | null> => optional(readPontos, 'points');

/** Money as integer centavos, read exactly from a number or a text. */
export const money = (): Schema<Centavos> => required(readCentavos, 'money');
export const optionalMoney = (): Schema<Centavos | null> => optional(readCentavos, 'money');

/** Money as it was sent, for what is computed before it is rounded. @rule R93 */
export const optionalReais = (): Schema<Decimal | null> => optional(readReais, 'money');

/** The same forms as `flag`, but it has to be there. */
export const boolean = (): Schema<boolean> => required(readBoolean, 'a boolean');

/** true/false, 'true'/'false', 'S'/'N', 1/0. A missing one counts as false. */
export const flag = (): Schema<boolean> => optional(readBoolean, 'a boolean', false);

/** The forms of `flag`; a missing one is unknown, and never taken for false. @rule R78 */
export const optionalFlag = (): Schema<boolean | null> => optional(readBoolean, 'a boolean');

/** Year 0000 or 0001, in any notation, is how some servers write 'none'. */
export const isNoDate = (value: unknown): boolean =>
  /(?:^|[\s/])000[01]\b|-6213[56]\d{9}\b/.test(readText(value) ?? '');

/** A calendar day in any of the wire's notations. */
export const optionalDate = (): Schema<DataCivil | null> => {
  const day = optional(readDataCivil, 'a date');
  return { ...day, read: (value, path) => (isNoDate(value) ? null : day.read(value, path)) };
};

/**
 * A list; a missing one or null is an empty one, and one object with fields of an item is a list of one. One item that
 * does not fit breaks the whole answer.
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

/** Some servers write a list of one as what it holds. */
const isOneOf = ({ fields = {} }: Schema<unknown>, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(fields).some((name) => Object.hasOwn(value, name));

/** An object with at least these fields; unknown ones pass through. A missing one is never made up of defaults. */
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

/** Such an object, or null where it is missing or null. */
export function optionalRecord<S extends Shape>(shape: S): Schema<{ [K in keyof S]: Infer<S[K]> } | null> {
  const filled = record(shape);
  return {
    ...filled,
    read: (value, path) => (value === null || value === undefined ? null : filled.read(value, path)),
  };
}

/** What a schema reads, made into something else; `wire` is the value as it came. */
export function mapped<T, Made>(schema: Schema<T>, make: (read: T, wire: unknown) => Made): Schema<Made> {
  return { ...schema, read: (value, path) => make(schema.read(value, path), value) };
}

/** A schema that also refuses what fits its form but not this. */
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
