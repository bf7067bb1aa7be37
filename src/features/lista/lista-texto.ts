import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { isEncerrada, type ItemDaLista, type Lista, porLoja } from './lista.ts';

/** Own items have no store. */
export const OUTROS = 'Outros itens';
export const ENCERRADA = 'Oferta encerrada';

/**
 * The list as text: stores, and a line per item.
 * @param titulo its first line
 * @rule R139
 */
export function textoDaLista(lista: Lista, titulo: string, hoje: DataCivil): string {
  const grupos = porLoja(lista).map(({ loja, itens }) =>
    [loja?.nome ?? OUTROS, ...itens.map((item) => linhaDe(item, hoje))].join('\n'),
  );
  return [titulo, ...grupos].join('\n\n');
}

function linhaDe(item: ItemDaLista, hoje: DataCivil): string {
  const { nome, qtde, preco, fim, marcado } = item;
  const text = [
    `${marcado ? '[x]' : '[ ]'} ${qtde > 1 ? `${qtde} × ` : ''}${nome}`,
    preco,
    isEncerrada(item, hoje) ? ENCERRADA : fim && `até ${formatData(fim)}`,
  ];
  return text.filter(Boolean).join(' – ');
}
