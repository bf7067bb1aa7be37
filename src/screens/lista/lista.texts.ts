/** `/lista`. @rule R136–R139 */
export const LISTA = {
  titulo: 'Lista de compras',
  aviso:
    'A lista fica só neste aparelho e funciona sem sinal. Se a sessão terminar, ela espera aqui por até 30 dias, cifrada. ‘Sair’ a apaga na hora, e a entrada de outra pessoa também.',
  avisoSoSessao:
    'A lista fica só neste aparelho, funciona sem sinal e é apagada quando você sai da sua conta ou a sessão termina.',
  naoGuarda: 'Este navegador não guarda a lista.',
  vazia: 'Sua lista está vazia. Adicione ofertas, ou escreva acima o que precisa comprar.',
  verOfertas: 'Ver ofertas',
  outro: 'Outro item',
  adicionar: 'Adicionar',
  compartilhar: 'Compartilhar',
  imprimir: 'Imprimir',
  limpar: 'Limpar marcados',
  desfazer: 'Desfazer',
  copiada: 'Lista copiada.',
  naoCopiada: 'Não foi possível copiar a lista.',
} as const;

export const removidoText = (nome: string): string => `${nome}: removido da lista.`;

export const limposText = (count: number): string =>
  count === 1 ? '1 item removido.' : `${count} itens removidos.`;

/** Progress of the shopping. */
export function contarMarcados(marcados: number, total: number): string {
  return `${marcados} de ${total} no carrinho`;
}
