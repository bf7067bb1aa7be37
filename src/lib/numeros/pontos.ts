import { type Decimal, formatDecimal, signOf, subtractDecimal } from './decimal.ts';

/**
 * The missing points, exactly.
 * @returns null when none are missing
 * @rule R84
 */
export function pontosQueFaltam(custo: Decimal, saldo: Decimal): Decimal | null {
  const falta = subtractDecimal(custo, saldo);
  return signOf(falta) > 0 ? falta : null;
}

/** The default word for points. @rule R63 */
const PONTOS = 'pontos';

/**
 * Points with their campaign's word for them: '1.500 selos', '1 selo', '0,5 ponto', '-120 pontos'.
 * @param nomePonto the campaign's plural; null or blank: 'pontos'
 * @rule R63
 */
export function contarPontos(pontos: Decimal, nomePonto: string | null): string {
  return `${formatDecimal(pontos)} ${palavraDePontos(pontos, nomePonto)}`;
}

/** Points of a statement: '+47 pontos', '-120 pontos'. */
export const contarMovimento = (pontos: Decimal, nomePonto: string | null): string =>
  (signOf(pontos) > 0 ? '+' : '') + contarPontos(pontos, nomePonto);

/**
 * Missing points in words: 'Faltam 35 pontos', 'Falta 1 ponto'.
 * @param falta from `pontosQueFaltam`
 */
export const faltamPontos = (falta: Decimal, nomePonto: string | null): string =>
  `${isSingular(falta) ? 'Falta' : 'Faltam'} ${contarPontos(falta, nomePonto)}`;

/**
 * The wire has only the plural. The first word is counted; following small words agree ('pontos extras'), but not names
 * ('Pontos Minas') or words after a preposition ('moedas das lojas').
 */
function palavraDePontos(pontos: Decimal, nomePonto: string | null): string {
  const plural = (nomePonto ?? '').trim() || PONTOS;
  if (!isSingular(pontos)) return plural;
  const words = plural.split(/\s+/);
  const found = words.findIndex((word) => /^(?:d[aeo]s?|n[ao]s?|com|em|para|por)$/i.test(word));
  const counted = found < 0 ? words.length : found;
  const agrees = (word: string, index: number) =>
    index === 0 || (index < counted && /^\p{Ll}+[aeo]s$/u.test(word));
  return words.map((word, index) => (agrees(word, index) ? singularOf(word) : word)).join(' ');
}

/** Plural endings and their singular. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/[õã]es$/i, 'ão'],
  [/(?<=o|ite|ge)ns$/i, 'm'],
  [/éis$/i, 'el'],
  [/ais$/i, 'al'],
  [/(?<=or|[aeiou]z)es$/i, ''],
  [/(?<=[aeoãbcdfgklmnprtw]|[aeéo]u)s$/i, ''],
];

/** The singular; words with an unknown ending are invariable ('bônus', 'lápis'). */
function singularOf(plural: string): string {
  const [ending, singular] = ENDINGS.find(([form]) => form.test(plural)) ?? [/$/, ''];
  const isUpper = plural.length > 1 && plural === plural.toUpperCase();
  return plural.replace(ending, isUpper ? singular.toUpperCase() : singular);
}

/** Portuguese uses the singular below two ('1,5 ponto'). */
const isSingular = (pontos: Decimal): boolean => /^-?(?:1(?:\.|$)|0\.)/.test(pontos);
