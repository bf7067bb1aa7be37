import { Failure } from './failure.ts';
import type { Fields } from './form.ts';

const MAX_PASSWORD = 200;

/** The body or the query as fields; an absent, scalar or list body reads as no fields at all. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** What moves a cursor, ends a line or turns the direction of a text: nothing that a name or an address is written with. */
const CONTROL = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** A trimmed text without control characters, '' when absent. Throws 400 over `maxLength` or when it is not text or a number. */
export function readText(fields: Fields, name: string, maxLength = 200): string {
  const text = readRaw(fields, name).replaceAll(CONTROL, ' ').trim();
  if (text.length > maxLength) {
    throw new Failure(400, `O parâmetro ${name} deve ter no máximo ${maxLength} caracteres.`);
  }
  return text;
}

/** A password, '' when absent: every character counts, spaces at the ends too. Throws 400 as `readText` does. */
export function readPassword(fields: Fields, name: string): string {
  const text = readRaw(fields, name);
  if (text.length > MAX_PASSWORD) {
    throw new Failure(400, `O parâmetro ${name} deve ter no máximo ${MAX_PASSWORD} caracteres.`);
  }
  return text;
}

function readRaw(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.includes('\u0000')) {
    throw new Failure(400, `O parâmetro ${name} é inválido.`);
  }
  return text;
}

/** As `readText`, but null when empty: for nullable columns. */
export function readOptionalText(fields: Fields, name: string, maxLength = 200): string | null {
  return readText(fields, name, maxLength) || null;
}

interface IntegerRange {
  readonly min?: number;
  readonly max?: number;
}

const INT4_MAX = 2_147_483_647;

/** An integer inside the range, undefined when absent or empty. Throws 400 otherwise. */
export function readOptionalInteger(
  fields: Fields,
  name: string,
  { min = 1, max = INT4_MAX }: IntegerRange = {},
): number | undefined {
  const text = readText(fields, name, 30);
  if (text === '') return undefined;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < min || value > max) {
    throw new Failure(400, `O parâmetro ${name} deve ser um número inteiro entre ${min} e ${max}.`);
  }
  return value;
}

/** An integer that must be there. Throws 400 when it is not. */
export function readInteger(fields: Fields, name: string, range: IntegerRange = {}): number {
  const value = readOptionalInteger(fields, name, range);
  if (value === undefined) throw new Failure(400, `O parâmetro ${name} é obrigatório.`);
  return value;
}

/** A boolean in any of the wire's forms; `fallback` when absent. Throws 400 for anything else. @rule R17 */
export function readBoolean<Fallback extends boolean | undefined>(
  fields: Fields,
  name: string,
  fallback: Fallback,
): boolean | Fallback {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return fallback;
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '?';
  if (word === 'true' || word === 's' || word === '1') return true;
  if (word === 'false' || word === 'n' || word === '0') return false;
  throw new Failure(400, `O parâmetro ${name} deve ser verdadeiro ou falso.`);
}

/** One of `choices`, undefined when absent. Throws 400 for anything else. */
export function readOptionalChoice<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = readText(fields, name, 60);
  if (text === '') return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new Failure(400, `O parâmetro ${name} deve ser ${choices.join(' ou ')}.`);
  return choice;
}
