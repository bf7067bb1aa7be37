import { type DataCivil, readDataCivil, formatData } from '../../lib/datas/datas.ts';
import { cleanTexto, foldTexto } from '../../lib/texto/texto.ts';

/** An item, as plain JSON. @rule R136, R137 */
export interface ItemDaLista {
  /** Unique per item: `idDaOferta`, or that of its text. */
  readonly id: string;
  readonly nome: string;
  /** 1 to 99. */
  readonly qtde: number;
  /** The offer's store; null for an own item. */
  readonly loja: { readonly id: string; readonly nome: string } | null;
  /** The card's price when added: 'R$ 2,50 por 100 g'. */
  readonly preco: string | null;
  /** The offer's last day. */
  readonly fim: DataCivil | null;
  /** It is in the trolley. */
  readonly marcado: boolean;
}

export type Lista = readonly ItemDaLista[];

/** Bounds the storage. */
export const MAIS_ITENS = 300;
const MAIS_LETRAS = 120;
/** The maximum number per item. */
export const MAIS_QTDE = 99;

/** An offer's id: the wire has none, so it is everything the customer sees. A new price or last day is another offer. */
export const idDaOferta = ({
  nome,
  loja,
  preco,
  fim,
}: Pick<ItemDaLista, 'nome' | 'loja' | 'preco' | 'fim'>): string =>
  [loja?.id ?? '', nome, preco ?? '', fim ?? ''].join('|');

/** An own item; null without text. */
export function itemDeTexto(texto: string): ItemDaLista | null {
  const nome = cleanTexto(texto.slice(0, MAIS_LETRAS));
  if (nome === '') return null;
  return {
    id: `outro|${foldTexto(nome)}`,
    nome,
    qtde: 1,
    loja: null,
    preco: null,
    fim: null,
    marcado: false,
  };
}

/** Adds an item at the end; an existing one is unticked. A full list is returned unchanged. */
export function adicionar(lista: Lista, item: ItemDaLista): Lista {
  if (lista.some(({ id }) => id === item.id)) return marcar(lista, item.id, false);
  return lista.length >= MAIS_ITENS ? lista : [...lista, item];
}

/** Puts an earlier list before what was added since; an item of both stays as it is now. */
export function juntar(antes: Lista, lista: Lista): Lista {
  const there = new Set(lista.map(({ id }) => id));
  return [...antes.filter(({ id }) => !there.has(id)), ...lista].slice(0, MAIS_ITENS);
}

export const remover = (lista: Lista, id: string): Lista => lista.filter((item) => item.id !== id);

export const marcar = (lista: Lista, id: string, marcado: boolean): Lista =>
  lista.map((item) => (item.id === id && item.marcado !== marcado ? { ...item, marcado } : item));

/** Changes the number by one, between 1 and 99. */
export const mudarQtde = (lista: Lista, id: string, by: 1 | -1): Lista =>
  lista.map((item) =>
    item.id === id ? { ...item, qtde: Math.min(Math.max(item.qtde + by, 1), MAIS_QTDE) } : item,
  );

export const limparMarcados = (lista: Lista): Lista => lista.filter(({ marcado }) => !marcado);

/**
 * Restores removed items in place; later changes stay.
 * @param previous the list before the removal
 * @param after the list right after it
 */
export function desfazer(lista: Lista, previous: Lista, after: Lista): Lista {
  const left = new Set(after.map(({ id }) => id));
  const there = new Set(lista.map(({ id }) => id));
  const back = previous.filter(({ id }) => !left.has(id) && !there.has(id));
  const result = [...lista];
  for (const item of back) {
    const index = previous.indexOf(item);
    const next = previous.slice(index + 1).find(({ id }) => result.some((other) => other.id === id));
    const at = next === undefined ? -1 : result.findIndex(({ id }) => id === next.id);
    result.splice(at < 0 ? result.length : at, 0, item);
  }
  return result.slice(0, MAIS_ITENS);
}

/** The items of a store, or those without one. */
export interface GrupoDaLista {
  readonly loja: ItemDaLista['loja'];
  readonly itens: Lista;
}

/** By store in order of first appearance; own items last. */
export function porLoja(lista: Lista): GrupoDaLista[] {
  const grupos = new Map<string | null, ItemDaLista[]>();
  for (const item of lista) {
    const key = item.loja?.id ?? null;
    const grupo = grupos.get(key);
    if (grupo === undefined) grupos.set(key, [item]);
    else grupo.push(item);
  }
  return [...grupos]
    .toSorted(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([, itens]) => ({ loja: itens[0]?.loja ?? null, itens }));
}

/** Whether its offer is over, from the day after its last. @rule R137 */
export const isEncerrada = ({ fim }: Pick<ItemDaLista, 'fim'>, hoje: DataCivil): boolean =>
  fim !== null && fim < hoje;

/** Reads a stored list of any version; invalid parts are dropped. */
export function readLista(value: unknown): Lista {
  if (!Array.isArray(value)) return [];
  const ids = new Set<string>();
  return value
    .flatMap((entry) => {
      const item = readItem(entry);
      if (item === null || ids.has(item.id)) return [];
      ids.add(item.id);
      return [item];
    })
    .slice(0, MAIS_ITENS);
}

function readItem(value: unknown): ItemDaLista | null {
  const fields = fieldsOf(value);
  const { id, marcado, qtde } = fields;
  const nome = readTexto(fields['nome']);
  if (typeof id !== 'string' || nome === null) return null;
  const loja = fieldsOf(fields['loja']);
  const idLoja = loja['id'];
  return {
    id,
    nome,
    qtde: Number.isInteger(qtde) ? Math.min(Math.max(Number(qtde), 1), MAIS_QTDE) : 1,
    loja: typeof idLoja === 'string' ? { id: idLoja, nome: readTexto(loja['nome']) ?? 'Loja' } : null,
    preco: readTexto(fields['preco']),
    fim: typeof fields['fim'] === 'string' ? readDataCivil(fields['fim']) : null,
    marcado: marcado === true,
  };
}

const readTexto = (value: unknown): string | null =>
  typeof value === 'string' ? cleanTexto(value.slice(0, MAIS_LETRAS)) || null : null;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

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
