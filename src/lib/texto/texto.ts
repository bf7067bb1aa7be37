// Control characters, direction marks, zero-width spaces. Not the joiner: emoji need it.
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;
const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'du', 'e']);

/**
 * Text as one line.
 * @param value text or a number; anything else is ''
 * @returns trimmed, with single spaces and no control characters
 */
export function cleanTexto(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  return value.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim();
}

/**
 * A comparison key: without case, accents, or a final stop.
 * @param text any text
 * @returns not for display
 */
export function foldTexto(text: string): string {
  const plain = cleanTexto(text)
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
  return /[.!;]$/.test(plain) ? plain.slice(0, -1).trimEnd() : plain;
}

const firstAndLast = (nome: string): string[] => {
  const words = cleanTexto(nome).split(' ');
  const names = words.filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  const [first, last] = [names[0] ?? words[0] ?? '', names.length > 1 ? names.at(-1) : undefined];
  return last === undefined ? [first] : [first, last];
};

/**
 * A short name.
 * @param nome a full name
 * @returns first and last name: 'Ana Souza' of 'Ana Maria de Souza'; '' of ''
 */
export function nomeCurto(nome: string): string {
  return firstAndLast(nome).join(' ');
}

/**
 * An avatar's initials.
 * @param nome a full name
 * @returns 'AS'; one for a single name; '' without letters or digits
 */
export function initials(nome: string): string {
  return firstAndLast(nome)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}

/** Marks truncated text. */
export const CUT = '… (texto cortado)';

/** Truncates a displayed text, visibly: a megabyte stalls a page. @rule R174 */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most) + CUT;

/** A random UUID (version 4). Pages at `http:` lack `crypto.randomUUID`. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})/, `$1-$2-4$3-${variant}$4-`);
}
