import { type Cupom, cuponsApi } from './cupons.api.ts';
import type { Lista } from './download-all.flow.ts';
import { COMPRAS_LABELS, EXPIRADO, VALIDO } from './conta.texts.ts';
import { EXTRATO_TAMANHO, extratoApi, type Lancamento } from './extrato.api.ts';

/** The purchases as a spreadsheet: the columns are the cards' fields. @rule S2.61, R140 */
export function planilhaDeCompras(idEmpFormato: string | null): Lista<Cupom> {
  return {
    nome: 'compras',
    unidade: ['compra baixada', 'compras baixadas'],
    somas: (total, desconto) => `${total}, com ${desconto} de desconto`,
    tabela: {
      colunas: [
        { titulo: 'Loja', texto: ({ loja }) => loja },
        { titulo: COMPRAS_LABELS.cupom, texto: ({ idCupom }) => idCupom },
        { titulo: COMPRAS_LABELS.total, dinheiro: ({ valorTotalDaCompra }) => valorTotalDaCompra },
        { titulo: COMPRAS_LABELS.desconto, dinheiro: ({ valorTotalDeDesconto }) => valorTotalDeDesconto },
        { titulo: COMPRAS_LABELS.data, data: ({ dtaCupom }) => dtaCupom },
      ],
      // Coupon numbers are unique per store only.
      chave: (cupom) => (cupom.idCupom === null ? null : JSON.stringify(cupom)),
    },
    readPage: async (ask, pagina, signal) => {
      const result = await ask(
        cuponsApi.endpoints.cuponsPagina,
        { pagina, idEmpFormato },
        { fresh: true, signal },
      );
      if (!result.ok) return result;
      const { cupons, pages } = result.value;
      return { ok: true, value: { linhas: cupons, pages, isFull: true } };
    },
  };
}

/** The account's entries as a spreadsheet, older than the screen's ten included. @rule S2.65, R140 */
export const PLANILHA_DO_EXTRATO: Lista<Lancamento> = {
  nome: 'extrato',
  unidade: ['lançamento baixado', 'lançamentos baixados'],
  somas: (...valor) => valor.join(''),
  tabela: {
    colunas: [
      { titulo: 'Descrição', texto: ({ descricao }) => descricao },
      { titulo: 'Número', texto: ({ idExtrato }) => idExtrato },
      { titulo: 'Data', data: ({ dtaEvento }) => dtaEvento },
      { titulo: 'Expira em', data: ({ dtaExpiracao }) => dtaExpiracao },
      { titulo: 'Situação', texto: ({ expirado }) => (expirado ? EXPIRADO : VALIDO) },
      { titulo: 'Valor', dinheiro: ({ valor }) => valor },
    ],
    chave: (lancamento) => (lancamento.idExtrato === null ? null : JSON.stringify(lancamento)),
  },
  readPage: async (ask, page, signal) => {
    const result = await ask(extratoApi.endpoints.extratoPagina, page, { fresh: true, signal });
    if (!result.ok) return result;
    const { value: linhas } = result;
    return { ok: true, value: { linhas, pages: null, isFull: linhas.length >= EXTRATO_TAMANHO } };
  },
};
