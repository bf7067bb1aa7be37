const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A CNPJ check digit; each character is worth its ASCII code minus 48. */
function checkDigit(leading: string): number {
  const weights = WEIGHTS.slice(-leading.length);
  const sum = weights.reduce((left, weight, at) => left + weight * (leading.charCodeAt(at) - 48), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/**
 * Whether both check digits of a CNPJ are right, letters included.
 * @param plain 14 characters from `normalizeDocumento`
 */
export function isCnpj(plain: string): boolean {
  const body = plain.slice(0, 12);
  const first = checkDigit(body);
  return plain === `${body}${first}${checkDigit(`${body}${first}`)}`;
}

/**
 * A CPF or CNPJ without separators, upper-case; undefined unless its length fits. Check digits are not verified.
 * @rule R21
 */
export function normalizeDocumento(text: string): string | undefined {
  const plain = text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(plain) ? plain : undefined;
}

const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;
/** No white space, control characters or header separators. */
const LOCAL = /^[^\s\p{Cc}@<>()[\]",;:\\]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** Whether a text looks like an e-mail address: one `@`, a domain of two parts or more. */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    local.length <= MAX_LOCAL &&
    LOCAL.test(local) &&
    domain.length <= MAX_DOMAIN &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}
