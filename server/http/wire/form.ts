/** Fields of a request: text values, or groups of them from bracket keys. */
export interface Fields {
  [name: string]: unknown;
}

const MAX_FIELDS = 500;
const MAX_DEPTH = 5;
const MAX_NAME = 200;
/** Names that would reach an object's prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads an `application/x-www-form-urlencoded` body with bracket keys: `endereco[cep]=1` becomes
 * `{endereco: {cep: '1'}}`, `lista[]=1` and `lista[0]=1` become `{lista: ['1']}`. All values are text; the last of
 * a repeated plain name wins. Throws RangeError on too many fields, and on too long, too deep or forbidden names.
 */
export function parseForm(body: string): Fields {
  const root: Fields = Object.create(null) as Fields;
  refuseMany(body);
  for (const [name, value] of new URLSearchParams(body)) assign(root, pathOf(name), value);
  return toPlain(root) as Fields;
}

/** Before anything is parsed: a body that carries a picture has room for millions of fields. */
function refuseMany(body: string): void {
  let fields = 0;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > MAX_FIELDS) throw new RangeError('too many fields');
  }
}

function pathOf(name: string): string[] {
  if (name.length > MAX_NAME) throw new RangeError('field name too long');
  const open = name.indexOf('[');
  if (open <= 0 || !name.endsWith(']')) return [checked(name)];
  const inner = name.slice(open + 1, -1).split('][');
  if (inner.length >= MAX_DEPTH) throw new RangeError('fields too deep');
  return [name.slice(0, open), ...inner].map(checked);
}

function checked(name: string): string {
  if (FORBIDDEN.has(name)) throw new RangeError('forbidden field name');
  return name;
}

function assign(root: Fields, path: readonly string[], value: string): void {
  let group = root;
  for (const [depth, step] of path.entries()) {
    const name = step === '' ? String(Object.keys(group).length) : step;
    if (depth === path.length - 1) {
      group[name] = value;
      return;
    }
    const next = group[name];
    if (typeof next === 'object' && next !== null) group = next as Fields;
    else group = group[name] = Object.create(null) as Fields;
  }
}

function toPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList
    ? entries.map(([, item]) => toPlain(item))
    : Object.fromEntries(entries.map(([name, item]) => [name, toPlain(item)]));
}
