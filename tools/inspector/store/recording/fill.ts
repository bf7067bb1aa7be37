import { demonstrationOf } from '../../shared/pseudonyms.ts';

const PSEUDONYM = /^([\p{L}-]+)#(\w+)$/u;

/** A number from here on is an epoch time in milliseconds, not a duration. */
const EPOCH = 1e12;

/** A CNPJ with valid check digits. */
function cnpj(count: number): string {
  const digits = [...`${10_000_000 + count}0001`].map(Number);
  for (const weights of ['543298765432', '6543298765432']) {
    const rest = digits.reduce((sum, digit, at) => sum + digit * Number(weights[at]), 0) % 11;
    digits.push(rest < 2 ? 0 : 11 - rest);
  }
  return digits.join('');
}

/** A CPF with valid check digits. */
function cpf(count: number): string {
  const digits = [...String(100_000_000 + count)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** A made-up value of the given kind; the same pseudonym always gives the same value. */
function madeUp(kind: string, count: number): unknown {
  switch (kind) {
    case 'número':
      return count;
    case 'algarismos':
      return String(count);
    case 'CEP':
      return `${String(13_000 + count)}-000`;
    case 'CEP-parcial':
      return '130';
    case 'documento':
      return cpf(count);
    case 'CNPJ':
      return cnpj(count);
    case 'telefone':
      return `1999999${String(count).padStart(4, '0')}`;
    case 'e-mail':
      return `pessoa${count}@exemplo.com.br`;
    case 'data':
      return '01011990';
    case 'senha':
      return `s3nha-${count}`;
    case 'pessoa':
      return `Pessoa ${String.fromCodePoint(65 + ((count - 1) % 26))} da Silva`;
    default:
      return `${kind} ${count}`;
  }
}

/** The demonstration account behind a pseudonym; null: not one of them. */
export function accountOf(pseudonym: unknown): string | null {
  const [, kind = '', key] = PSEUDONYM.exec(String(pseudonym)) ?? [];
  const names = kind === 'documento' || kind === 'pessoa' ? demonstrationOf(kind) : [];
  return names.find(([, name]) => name === key)?.[1] ?? null;
}

/** A recorded value for a test: a pseudonym becomes its demonstration value, or a made-up one. */
export function filledValue(value: unknown): unknown {
  const [, kind = '', key = ''] = PSEUDONYM.exec(String(value)) ?? [];
  if (typeof value !== 'string' || kind === '') return value;
  const [known] = demonstrationOf(kind).find(([, name]) => name === key) ?? [];
  if (known === undefined) return madeUp(kind, Number(key) || 1);
  return kind === 'CEP' ? known.replace(/(?=\d{3}$)/, '-') : known;
}

/**
 * Recorded data for a test whose clock starts at 0: pseudonyms filled, epoch times made relative to `start`.
 * @param start epoch in milliseconds
 */
export function filled(value: unknown, start: number): unknown {
  if (typeof value === 'number') return value >= EPOCH ? value - start : value;
  if (Array.isArray(value)) return value.map((item) => filled(item, start));
  // On the wire a date has dashes; a field takes its digits alone.
  if (typeof value === 'string' && value.startsWith('data#')) return '1990-01-01T00:00:00';
  if (typeof value !== 'object' || value === null) return filledValue(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, start)]));
}
