/** A success criterion of WCAG or a recommendation of eMAG, from `criterios.json`. */
interface Criterio {
  id: string;
  nome: string;
  /** A or AA; recommendations have none. */
  nivel?: string;
  /** What is known not to be met. */
  falta?: string;
  /** The test files that check it, by path. */
  testes?: readonly string[];
}

export type Situacao = 'testado' | 'parte' | 'naoAtendido' | 'naoTestado';

export interface Linha {
  /** Without the list's name: `1.4.3`. */
  numero: string;
  nome: string;
  nivel: string | null;
  situacao: Situacao;
  falta: string | null;
  testes: readonly string[];
}

/**
 * The rows of one list.
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
