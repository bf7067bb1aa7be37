/** `/lista`. @rule R136–R139 */
export const LISTA = {
  titulo: 'Lista de compras',
  outro: 'Outro item',
} as const;

export const removidoText = (nome: string): string => `${nome}: removido da lista.`;

export const limposText = (count: number): string =>
  count === 1 ? '1 item removido.' : `${count} itens removidos.`;

/** Progress of the shopping. */
export function contarMarcados(marcados: number, total: number): string {
  return `${marcados} de ${total} no carrinho`;
}
