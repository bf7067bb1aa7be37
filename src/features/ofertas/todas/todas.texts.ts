import { failureText } from '../../../lib/http/failure.ts';

/** 'Ativar todas'. @rule R134, R135 */
export const TODAS = {
  nome: 'Ativar todas as ofertas',
  ativar: 'Ativar todas',
  parar: 'Parar',
  parando: 'Parando…',
  ativando: 'Ativando as ofertas…',
  recusadas: 'Ofertas recusadas',
} as const;

/** Progress; `now` from 1. */
export const progressText = (now: number, total: number): string => `Ativando ${now} de ${total}`;

/** The result. */
export interface Resultado {
  readonly ativadas: number;
  readonly recusadas: number;
  readonly naoTentadas: number;
  /** The offer whose call had no answer. */
  readonly semResposta: string | null;
}

export function reportText({ ativadas, recusadas, naoTentadas, semResposta }: Resultado): string {
  const counted = [
    ativadas === 0 ? 'Nenhuma oferta ativada' : contar(ativadas, 'oferta ativada', 'ofertas ativadas'),
    recusadas > 0 && contar(recusadas, 'recusada', 'recusadas'),
    naoTentadas > 0 && contar(naoTentadas, 'não tentada', 'não tentadas'),
  ];
  const summary = `${counted.filter(Boolean).join(', ')}.`;
  if (semResposta === null) return summary;
  return `${summary} Sem resposta para ${semResposta}: não se sabe se foi ativada.`;
}

const contar = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Why an offer was refused: the server's message, else ours. @rule R7 */
export const refusedText = (failure: unknown): string =>
  failureText(failure, 'Não foi possível ativar a oferta');
