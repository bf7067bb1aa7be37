import { encode } from '../rotas/rota-de.ts';

/** A value of the main API. Declare payloads as `type`: an `interface` does not match. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

function collect(name: string, value: FormValue, pairs: string[]): void {
  if (value === undefined) return;
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collect(name === '' ? key : `${name}[${key}]`, inner, pairs);
    }
    return;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${name} is not a number`);
  pairs.push(`${encode(name)}=${encode(value ?? '')}`);
}

/**
 * Encodes a body or query as application/x-www-form-urlencoded.
 * @param fields nested objects as `endereco[cep]`, lists as `a[0][b]`; null is empty, undefined and empty lists and objects
 * are omitted
 * @returns spaces as %20, '+' as %2B, so that data URLs survive
 * @throws TypeError for NaN and infinities
 * @rule C2.1, C2.2
 */
export function encodeForm(fields: { readonly [key: string]: FormValue }): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(fields)) collect(key, value, pairs);
  return pairs.join('&');
}
