/** A state of the national statistics service. */
export interface Estado {
  readonly sigla: string;
  readonly nome: string;
}

/** Upper-case names in Portuguese order. @rule S4.9, R28 */
export function inOrder(estados: readonly Estado[]): readonly Estado[] {
  return estados
    .map(({ sigla, nome }) => ({ sigla, nome: nome.toLocaleUpperCase('pt-BR') }))
    .sort((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'));
}

const names =
  'AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,ES Espírito Santo,GO Goiás,' +
  'MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,' +
  'PI Piauí,RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,' +
  'SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins';

/** The 27 states, a fallback for the service. @rule R28 */
export const builtInEstados: readonly Estado[] = inOrder(
  names.split(',').map((line) => ({ sigla: line.slice(0, 2), nome: line.slice(3) })),
);
