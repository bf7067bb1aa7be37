import { array, mixed, object, type Schema } from 'yup';
import { type DataCivil, readDataCivil } from '../lib/datas.ts';
import type { Decimal } from '../lib/decimal.ts';
import { type Centavos, readCentavos, readReais } from '../lib/dinheiro.ts';
import { readBoolean, readNumero, readPontos } from '../lib/numero.ts';

/**
 * The field types of the wire (R17): each says once which forms it takes. The plain form refuses a value it
 * cannot read (the answer then breaks the contract); the `optional…` form reads a missing, null or blank value
 * as null.
 */

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function required<T>(read: (value: unknown) => T | null, name: string): Schema<T> {
  return mixed<NonNullable<T>>()
    .transform((value: unknown) => read(value) ?? undefined)
    .required(`not ${name}`);
}

function optional<T>(read: (value: unknown) => T | null, name: string): Schema<T | null> {
  return blankAs<T | null>(null, read, name);
}

function blankAs<T>(none: T, read: (value: unknown) => T | null, name: string): Schema<T> {
  return mixed()
    .default(none)
    .nullable()
    .transform((value: unknown) => (isBlank(value) ? none : (read(value) ?? UNREADABLE)))
    .test('form', `not ${name}`, (value) => value !== UNREADABLE) as unknown as Schema<T>;
}

const UNREADABLE = Symbol('unreadable');
const NONE = Symbol('none');

function readText(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value.trim() : null;
}

/** Text; a number is taken as text. */
export const text = (): Schema<string> => required(readText, 'text');
export const optionalText = (): Schema<string | null> => optional(readText, 'text');

/** A number, or a number written as text. */
export const optionalNumber = (): Schema<number | null> => optional(readNumero, 'a number');

/** A campaign's points: decimal and exact, '1.500' is fifteen hundred (R84). */
export const pontos = (): Schema<Decimal> => required(readPontos, 'points');
export const optionalPontos = (): Schema<Decimal | null> => optional(readPontos, 'points');

/** Money as integer centavos, read exactly from a number or a text. */
export const money = (): Schema<Centavos> => required(readCentavos, 'money');
export const optionalMoney = (): Schema<Centavos | null> => optional(readCentavos, 'money');

/** Money as it was sent, for what is computed before it is rounded (R93). */
export const optionalReais = (): Schema<Decimal | null> => optional(readReais, 'money');

/** The same forms as `flag`, but it has to be there. */
export const boolean = (): Schema<boolean> => required(readBoolean, 'a boolean');

/** true/false, 'true'/'false', 'S'/'N', 1/0. A missing one counts as false. */
export const flag = (): Schema<boolean> => blankAs(false, readBoolean, 'a boolean');

/** Year 0000 or 0001, in any notation, is how some servers write 'none'. */
export const isNoDate = (value: unknown): boolean =>
  /(?:^|[\s/])000[01]\b|-6213[56]\d{9}\b/.test(String(value));

/** The same forms; a missing one is unknown, and never taken for false (R78). */
export const optionalFlag = (): Schema<boolean | null> => optional(readBoolean, 'a boolean');

/** A calendar day in any of the wire's notations. */
export const optionalDate = (): Schema<DataCivil | null> =>
  optional((value) => readDataCivil(value) ?? (isNoDate(value) ? NONE : null), 'a date').transform(
    (value: unknown) => (value === NONE ? null : value),
  ) as Schema<DataCivil | null>;

/** A list; a missing one or null is an empty one. One item that does not fit breaks the whole answer. */
export function list<T>(item: Schema<T>): Schema<T[]> {
  return (
    array(item as never)
      .default([])
      // By what the wire said: yup makes null of a text that is no list, and that is a broken answer, not an empty one.
      .transform((value: unknown, wire: unknown) => (wire === null ? [] : value)) as unknown as Schema<T[]>
  );
}

/** An object with at least these fields; unknown ones pass through. A missing one is never made up of defaults. */
export function record<S extends Record<string, Schema<unknown>>>(
  shape: S,
): Schema<{ [K in keyof S]: Infer<S[K]> }> {
  return object(shape).default(undefined).required() as never;
}

/** Such an object, or null where it is missing or null. */
export function optionalRecord<S extends Record<string, Schema<unknown>>>(
  shape: S,
): Schema<{ [K in keyof S]: Infer<S[K]> } | null> {
  return object(shape).nullable().default(null) as never;
}

/** What a schema reads. */
export type Infer<S> = S extends Schema<infer T> ? T : never;
