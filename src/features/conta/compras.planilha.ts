import type { Cupom } from './cupons.api.ts';
import { paginasApi } from './paginas.api.ts';
import type { Lista } from './download-all.flow.ts';
import { COMPRAS_LABELS } from './compras.texts.ts';

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
        paginasApi.endpoints.cuponsPagina,
        { pagina, idEmpFormato },
        { fresh: true, signal },
      );
      if (!result.ok) return result;
      const { cupons, pages } = result.value;
      return { ok: true, value: { linhas: cupons, pages, isFull: true } };
    },
  };
}
