import { typedTexto } from '../../../src/lib/texto/texto.ts';
import { Failure } from './failure.ts';
import type { Fields } from './form.ts';

const MAX_PASSWORD = 200;

/** Body or query as fields; other values count as no fields. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Control and line-end characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** A trimmed text without control and format characters, '' when absent. Throws 400 over `maxLength` or for other types. */
export function readText(fields: Fields, name: string, maxLength = 200): string {
  const text = typedTexto(readRaw(fields, name).replaceAll(CONTROL, ' '));
  if (text.length > maxLength) {
    throw new Failure(400, `O parâmetro ${name} deve ter no máximo ${maxLength} caracteres.`);
  }
  return text;
}

/** A state in upper case, '' when absent. Throws 400 like `readText`, also when upper case is longer ('ß' is 'SS'). */
export function readUf(fields: Fields): string {
  return readText({ uf: readText(fields, 'uf', 2).toUpperCase() }, 'uf', 2);
}

/** A password, untrimmed, '' when absent. Throws 400 like `readText`. */
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

/** Like `readText`, but null when empty. */
export function readOptionalText(fields: Fields, name: string, maxLength = 200): string | null {
  return readText(fields, name, maxLength) || null;
}

interface IntegerRange {
  readonly min?: number;
  readonly max?: number;
}

const INT4_MAX = 2_147_483_647;

/** An integer in the range, undefined when absent or empty. Otherwise throws 400. */
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

/** A required integer. Otherwise throws 400. */
export function readInteger(fields: Fields, name: string, range: IntegerRange = {}): number {
  const value = readOptionalInteger(fields, name, range);
  if (value === undefined) throw new Failure(400, `O parâmetro ${name} é obrigatório.`);
  return value;
}

const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 100;

/** A page's rows from the fields of its number and its size. Throws 400 like `readInteger`. */
export function readPage(
  fields: Fields,
  [number, size]: readonly [string, string],
  defaultSize: number,
): { readonly limit: number; readonly offset: number } {
  const page = readOptionalInteger(fields, number, { max: MAX_PAGE }) ?? 1;
  const limit = readOptionalInteger(fields, size, { max: MAX_PAGE_SIZE }) ?? defaultSize;
  return { limit, offset: (page - 1) * limit };
}

/** A boolean in any wire form; `fallback` when absent. Otherwise throws 400. @rule R17 */
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

/** One of `choices`, undefined when absent. Otherwise throws 400. */
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
