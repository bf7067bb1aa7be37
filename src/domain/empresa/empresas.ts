import type { Empresa } from '../../api/lugares/empresas.schema.ts';

/** The stores of the configured format; all of them when none is configured. @rule R51 */
export function empresasOfFormato(
  empresas: readonly Empresa[],
  idEmpFormato: string | null,
): readonly Empresa[] {
  return idEmpFormato === null
    ? empresas
    : empresas.filter((empresa) => empresa.idEmpFormato === idEmpFormato);
}

/** What a selector shows of a store: trade name and city. */
export function nomeOfEmpresa({ nomeFantasia, endereco, idEmpresa }: Empresa): string {
  const cidade = endereco[0]?.cidade ?? null;
  const nome = nomeFantasia ?? `Loja ${idEmpresa}`;
  return cidade === null || cidade === '' ? nome : `${nome} – ${cidade}`;
}
