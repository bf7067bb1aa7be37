/** Cents as reais: 1234 becomes 12.34, without float arithmetic. */
export function toReais(cents: number): number;
export function toReais(cents: number | null): number | null;
export function toReais(cents: number | null): number | null {
  if (cents === null) return null;
  const sign = cents < 0 ? '-' : '';
  const digits = Math.abs(cents).toString().padStart(3, '0');
  return Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
