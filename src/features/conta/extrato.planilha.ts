import type { Lancamento } from './extrato.api.ts';
import { EXTRATO_TAMANHO, paginasApi } from './paginas.api.ts';
import type { Lista } from './download-all.flow.ts';
import { EXPIRADO, VALIDO } from './extrato.texts.ts';

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
    const result = await ask(paginasApi.endpoints.extratoPagina, page, { fresh: true, signal });
    if (!result.ok) return result;
    const { value: linhas } = result;
    return { ok: true, value: { linhas, pages: null, isFull: linhas.length >= EXTRATO_TAMANHO } };
  },
};
