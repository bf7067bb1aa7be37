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
