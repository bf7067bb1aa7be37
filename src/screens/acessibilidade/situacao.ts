/** A success criterion of WCAG or a recommendation of eMAG, as `criterios.json` lists them. */
interface Criterio {
  id: string;
  nome: string;
  /** A or AA; the recommendations have none. */
  nivel?: string;
  /** What of it is known not to be met, in words. */
  falta?: string;
  /** The test files that check it, by path. */
  testes?: readonly string[];
}

export type Situacao = 'testado' | 'parte' | 'naoAtendido' | 'naoTestado';

export interface Linha {
  /** Without the name of its list: `1.4.3`. */
  numero: string;
  nome: string;
  nivel: string | null;
  situacao: Situacao;
  falta: string | null;
  testes: readonly string[];
}

/**
 * The rows of one list: what is known not to be met says so, and what has no test is not tested.
 * @param lista `WCAG` or `eMAG`
 * @rule R150
 */
export function linhasDe(lista: string, criterios: readonly Criterio[]): Linha[] {
  return criterios
    .filter(({ id }) => id.startsWith(`${lista} `))
    .map(({ id, nome, nivel = null, falta = null, testes = [] }) => ({
      numero: id.slice(lista.length + 1),
      nome,
      nivel,
      falta,
      testes,
      situacao: situacaoDe(testes.length > 0, falta !== null),
    }));
}

function situacaoDe(hasTests: boolean, isLacking: boolean): Situacao {
  if (isLacking) return hasTests ? 'parte' : 'naoAtendido';
  return hasTests ? 'testado' : 'naoTestado';
}
