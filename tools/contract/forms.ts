import { normalizeDocumento } from '../../src/lib/campos/documento.ts';
import type { Kind } from '../../src/base/calls/fields.ts';
import { safeImageUrl, safeUrl } from '../../src/lib/rotas/link.ts';
import { describe, notationOf } from './findings.ts';

/** What the portal tolerates in a value, in words; null when it is as specified. */
export interface Tolerance {
  found: string;
  shown: string;
  /** Not tolerated: the display is wrong. */
  isBroken?: true;
}

interface Look {
  value: unknown;
  /** The portal's reading. */
  read: unknown;
  /** The field's name. */
  name: string;
  /** The answer's own address: relative links start there. */
  base: string | undefined;
}

/** Ids may be text or numbers; other digits sent as numbers lose leading zeros. @rule R17 */
export const isIdentifier = (name: string) => /^(?:id|tipo|pontos|percentual)/i.test(name);
const ISO = /^\d{4}-\d{2}-\d{2}/;

/** Seconds of this century; milliseconds have three digits more. */
const isEpochSeconds = (value: unknown) => /^\d{9,10}$/.test(String(value)) && Number(value) > 946_684_800;

const asText = (what: string) => (look: Look) =>
  typeof look.value === 'number' ? null : { found: notationOf(look.value), shown: `read as ${what}` };

const ENTITY = /&(?:[a-z]{2,8}|#x?[\da-f]{2,5});/i;
/** UTF-8 decoded as Latin-1, or invalid UTF-8. */
const WRONG_CHARSET = /[ÂÃ][\u0080-\u00bf]|\ufffd/;

const ofText = ({ value, name }: Look): Tolerance | null => {
  if (typeof value === 'string' && ENTITY.test(value))
    return { found: 'text with HTML entities', shown: 'the entities, as they stand' };
  if (typeof value === 'string' && WRONG_CHARSET.test(value))
    return { found: 'text in the wrong charset', shown: 'other letters than were meant', isBroken: true };
  return typeof value === 'string' || isIdentifier(name)
    ? null
    : { found: describe(value), shown: 'its digits as text: zeros at the front are lost' };
};

const BY_KIND: Record<Kind, (look: Look) => Tolerance | null> = {
  text: ofText,
  'a document': (look) => {
    if (typeof look.value !== 'string') return ofText(look);
    const isOne = /^(?:\d{11}|[\dA-Z]{12}\d{2})$/.test(normalizeDocumento(look.value));
    return isOne ? null : { found: 'no CPF or CNPJ', shown: 'as it is, at the till too' };
  },
  'a number': asText('a number'),
  points: asText('points'),
  money: (look) => {
    if (typeof look.value !== 'number') return asText('money')(look);
    const cut = typeof look.read === 'number' && Math.abs(look.read / 100 - look.value) > 1e-9;
    return cut ? { found: 'more than two decimals', shown: 'rounded to centavos, half up' } : null;
  },
  'a boolean': ({ value }) =>
    typeof value === 'boolean' ? null : { found: notationOf(value), shown: 'read as yes or no' },
  'a date': ({ value, read }) => {
    if (read === null) return { found: 'a date of the year 0 or 1', shown: 'no date' };
    if (isEpochSeconds(value))
      return { found: 'seconds since 1970', shown: 'a day of January 1970', isBroken: true };
    if (typeof value === 'string' && ISO.test(value.trim())) return null;
    return { found: notationOf(value), shown: 'read as a day' };
  },
  'a link': ({ value, base }) => linkOf(value, safeUrl(value, base), 'left out: no link (R12)'),
  'a picture': ({ value, base }) => linkOf(value, safeImageUrl(value, base), 'left out: no picture (R12)'),
};

/** A value's deviations from the contract. */
export function toleranceOf(kind: Kind, look: Look): Tolerance | null {
  const { value } = look;
  if (value === null) return null;
  const isBlank = typeof value === 'string' && value.trim() === '';
  if (!isBlank) return BY_KIND[kind](look);
  return kind === 'text' || kind === 'a document' || kind === 'a link' || kind === 'a picture'
    ? null
    : { found: 'blank text', shown: shownAs(look.read) };
}

/** The default of a missing value. */
export function shownAs(read: unknown): string {
  if (Array.isArray(read)) return 'as an empty list';
  if (read === false) return 'as no';
  return 'nothing is shown';
}

function linkOf(value: unknown, clean: string | null, shown: string): Tolerance | null {
  if (clean !== null) return null;
  const scheme = typeof value === 'string' ? /^\s*([a-z][a-z0-9+.-]{0,15}:)/i.exec(value)?.[1] : undefined;
  return { found: scheme === undefined ? 'no address' : `an address of ${scheme.toLowerCase()}`, shown };
}
