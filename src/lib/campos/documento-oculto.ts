import { documentoMask } from './documento.ts';

/**
 * A CPF or CNPJ for eyes around the customer: `•••.982.247-••`, `••.222.333/0001-••`.
 * @param documento its characters, with or without separators
 * @returns with separators; the first three of a CPF, the first two of a CNPJ and the last two of either hidden
 */
export function hideDocumento(documento: string): string {
  const raw = documentoMask.read(documento);
  const first = raw.length > 11 ? 2 : 3;
  const hidden = [...raw].map((char, place) => (place < first || place >= raw.length - 2 ? '•' : char));
  let place = 0;
  return documentoMask.format(raw).replaceAll(/[0-9A-Z]/g, () => hidden[place++] ?? '');
}
