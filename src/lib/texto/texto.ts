// Control characters, marks that turn the reading direction, zero-width spaces. Not the joiner: emoji need it.
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;
const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'du', 'e']);

/**
 * Text from the wire or a form on one line.
 * @param value text or a number; anything else is ''
 * @returns trimmed, every run of white space one space, without control characters
 */
export function cleanTexto(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  return value.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim();
}

/**
 * A key under which two texts that read the same are equal: without case, accents, or a stop at the end.
 * @param text any text
 * @returns for comparing, never for showing
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
 * A name for narrow places.
 * @param nome a full name
 * @returns first and last name: 'Ana Souza' of 'Ana Maria de Souza'; '' of ''
 */
export function nomeCurto(nome: string): string {
  return firstAndLast(nome).join(' ');
}

/**
 * Letters for an avatar without a picture.
 * @param nome a full name
 * @returns the capitals of first and last name, 'AS'; one of a single name; '' when no name begins with a letter or digit
 */
export function initials(nome: string): string {
  return firstAndLast(nome)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}
