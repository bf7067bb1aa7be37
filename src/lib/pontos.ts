import { formatPontos } from './numero.ts';

/** What a campaign's points are called when it has no name for them (R63). */
const PONTOS = 'pontos';

/**
 * Points with their campaign's word for them (R63): '1.500 selos', '1 selo', '-120 pontos'.
 * @param pontos whole points
 * @param nomePonto the campaign's plural; null or blank: 'pontos'
 */
export function contarPontos(pontos: number, nomePonto: string | null): string {
  return `${formatPontos(pontos)} ${palavraDePontos(pontos, nomePonto)}`;
}

/**
 * Points of a statement: '+47 pontos', '-120 pontos'.
 * @param pontos whole points
 * @param nomePonto as above
 */
export const contarMovimento = (pontos: number, nomePonto: string | null): string =>
  (pontos > 0 ? '+' : '') + contarPontos(pontos, nomePonto);

/**
 * How many points an item lacks (issue 5): 'Faltam 35 pontos', 'Falta 1 ponto'.
 * @param falta at least 1
 * @param nomePonto as above
 */
export const faltamPontos = (falta: number, nomePonto: string | null): string =>
  `${falta === 1 ? 'Falta' : 'Faltam'} ${contarPontos(falta, nomePonto)}`;

/** The wire has the plural alone: 'selos' loses its s for one of them, a plural of another kind ('cupões') keeps it. */
function palavraDePontos(pontos: number, nomePonto: string | null): string {
  const plural = (nomePonto ?? '').trim() || PONTOS;
  return Math.abs(pontos) === 1 && /[aeouãõ]s$/i.test(plural) && !/[õã]es$/i.test(plural)
    ? plural.slice(0, -1)
    : plural;
}
