import { failureText } from '../../lib/http/failure.ts';
import { groupThousands } from '../../lib/numeros/decimal.ts';

/** 'Baixar planilha' and 'Imprimir'. @rule R140–R143 */
export const PLANILHA = {
  baixar: 'Baixar planilha',
  imprimir: 'Imprimir',
  parar: 'Parar',
  reunindo: 'Reunindo as páginas…',
  deNovo: 'A lista mudou enquanto era lida. Começando de novo…',
  parado: 'Você parou. Nenhum arquivo foi baixado.',
  mudou:
    'A lista mudou mais de uma vez enquanto era lida, e nenhum arquivo foi baixado. Tente de novo em instantes.',
} as const;

/** Progress. */
export const progressText = (page: number, pages: number | null): string =>
  pages === null ? `Página ${page}` : `Página ${page} de ${pages}`;

export const resumeText = (page: number): string => `Continuar da página ${page}`;

export function failedText(failure: unknown, page: number, online: boolean): string {
  const what = `Não foi possível obter a página ${page}`;
  return online ? failureText(failure, what) : `${what}: você está sem conexão.`;
}

/** The file's content, for comparison. */
export function doneText(
  linhas: number,
  [one, many]: readonly [one: string, many: string],
  somas: string,
): string {
  const counted = `${groupThousands(String(linhas))} ${linhas === 1 ? one : many}`;
  return `${counted}: ${somas}.`;
}
