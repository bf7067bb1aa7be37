import type { Empresa } from './empresas.api.ts';

/** The stores of the configured format; all without one. @rule R51 */
export function empresasOfFormato(
  empresas: readonly Empresa[],
  idEmpFormato: string | null,
): readonly Empresa[] {
  return idEmpFormato === null
    ? empresas
    : empresas.filter((empresa) => empresa.idEmpFormato === idEmpFormato);
}

/** A store's label: trade name and city. */
export function nomeOfEmpresa({ nomeFantasia, endereco, idEmpresa }: Empresa): string {
  const cidade = endereco[0]?.cidade ?? null;
  const nome = nomeFantasia ?? `Loja ${idEmpresa}`;
  return cidade === null || cidade === '' ? nome : `${nome} – ${cidade}`;
}
