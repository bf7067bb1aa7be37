/**
 * A CPF or CNPJ without separators, letters upper-case (the alphanumeric CNPJ of 2026); undefined unless it has
 * the length of one. No check digits are tested (R21).
 */
export function normalizeDocumento(text: string): string | undefined {
  const plain = text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(plain) ? plain : undefined;
}
