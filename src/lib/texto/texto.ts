/** Format characters, and where they belong: emoji, flags, scripts that join, signs of Arabic that are seen. */
const FORMAT =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)+|\u{1f3f4}[\u{e0020}-\u{e007f}]+|[\u200c\u200d](?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}]\p{Cf})(?=[\p{L}\p{M}])|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2])|\p{Cf}/gu;
const UNSEEN = /^[\p{DI}\s\u2800]*$/u;
const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'du', 'e']);

/**
 * Text as one line.
 * @param value text or a number; anything else is ''
 * @returns trimmed, with single spaces and no control characters
 */
export function cleanTexto(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  return withoutFormat(value.replace(/\s+/g, ' ').replace(/\p{Cc}+/gu, ''))
    .replace(/ +/g, ' ')
    .trim();
}

const withoutFormat = (text: string): string => (UNSEEN.test(text) ? '' : text.replace(FORMAT, '$1'));

/**
 * The text of a field, as it is checked and sent. Not of a password.
 * @returns trimmed, without format characters; '' when nothing of it is seen
 * @rule R279
 */
export const typedTexto = (text: string): string => withoutFormat(text).trim();

/**
 * A comparison key: without case, accents, or a final stop.
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

/** @returns first and last name: 'Ana Souza' of 'Ana Maria de Souza'; '' of '' */
export function nomeCurto(nome: string): string {
  return firstAndLast(nome).join(' ');
}

/** @returns 'AS'; one for a single name; '' without letters or digits */
export function initials(nome: string): string {
  return firstAndLast(nome)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}

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
