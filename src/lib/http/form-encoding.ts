import { encode } from '../texto/encode.ts';

/** A value of the main API. An `interface` does not fit the object form: declare payloads as `type`. */
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
 * Body or query of the main API: application/x-www-form-urlencoded.
 * @param fields nested objects give `endereco[cep]`, lists `a[0][b]`; null is sent empty, undefined and empty lists
 *   and objects are left out
 * @returns the encoded text; spaces are %20, '+' is %2B, so that a data URL survives
 * @throws TypeError for NaN and infinities
 * @rule C2.1, C2.2
 */
export function encodeForm(fields: { readonly [key: string]: FormValue }): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(fields)) collect(key, value, pairs);
  return pairs.join('&');
}
