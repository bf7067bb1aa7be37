import { formatDocumento, normalizeDocumento } from './documento.ts';

/**
 * A CPF or CNPJ masked against onlookers: `•••.982.247-••`, `••.222.333/0001-••`.
 * @param documento with or without separators
 * @returns with separators; the first three digits of a CPF or two of a CNPJ and the last two hidden
 */
export function hideDocumento(documento: string): string {
  const shown = formatDocumento(documento);
  const { length } = normalizeDocumento(shown);
  const first = length > 11 ? 2 : 3;
  let index = 0;
  return shown.replaceAll(/[0-9A-Za-z]/g, (char) => {
    const at = index++;
    return at < first || at >= length - 2 ? '•' : char;
  });
}
