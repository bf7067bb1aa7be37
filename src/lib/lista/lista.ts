import { type DataCivil, readDataCivil } from '../datas/datas.ts';
import { cleanTexto, foldTexto } from '../texto/texto.ts';

/** One thing to buy. Plain values: the device keeps it as JSON. @rule R136, R137 */
export interface ItemDaLista {
  /** One for each thing: `idDaOferta`, or that of a text. */
  readonly id: string;
  readonly nome: string;
  /** 1 to 99. */
  readonly qtde: number;
  /** Where the offer is; null: the customer wrote it. */
  readonly loja: { readonly id: string; readonly nome: string } | null;
  /** As its card had it when it was added: 'R$ 2,50 por 100 g'. */
  readonly preco: string | null;
  /** The offer's last day. */
  readonly fim: DataCivil | null;
  /** It lies in the trolley. */
  readonly marcado: boolean;
}

export type Lista = readonly ItemDaLista[];

/** Nobody buys more at once, and the storage is small. */
export const MAIS_ITENS = 300;
const MAIS_LETRAS = 120;
/** The most of one thing. */
export const MAIS_QTDE = 99;

/**
 * What tells an offer from another: the wire promises no number, so it is all that the customer sees of it. A new price
 * or another last day is another offer.
 */
export const idDaOferta = ({
  nome,
  loja,
  preco,
  fim,
}: Pick<ItemDaLista, 'nome' | 'loja' | 'preco' | 'fim'>): string =>
  [loja?.id ?? '', nome, preco ?? '', fim ?? ''].join('|');

/** A thing that the customer wrote; null for no words. */
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

/** At the end; what is on the list already is to be bought again. A full list comes back itself: to who asked, it says that it is full. */
export function adicionar(lista: Lista, item: ItemDaLista): Lista {
  if (lista.some(({ id }) => id === item.id)) return marcar(lista, item.id, false);
  return lista.length >= MAIS_ITENS ? lista : [...lista, item];
}

export const remover = (lista: Lista, id: string): Lista => lista.filter((item) => item.id !== id);

export const marcar = (lista: Lista, id: string, marcado: boolean): Lista =>
  lista.map((item) => (item.id === id && item.marcado !== marcado ? { ...item, marcado } : item));

/** By one more or one less, between 1 and 99. */
export const mudarQtde = (lista: Lista, id: string, by: 1 | -1): Lista =>
  lista.map((item) =>
    item.id === id ? { ...item, qtde: Math.min(Math.max(item.qtde + by, 1), MAIS_QTDE) } : item,
  );

export const limparMarcados = (lista: Lista): Lista => lista.filter(({ marcado }) => !marcado);

/**
 * Puts back what was taken away, each where it stood; what has come since stays.
 * @param before the list as it was
 * @param after what was left of it then
 */
export function desfazer(lista: Lista, before: Lista, after: Lista): Lista {
  const left = new Set(after.map(({ id }) => id));
  const there = new Set(lista.map(({ id }) => id));
  const back = before.filter(({ id }) => !left.has(id) && !there.has(id));
  const result = [...lista];
  for (const item of back) {
    const place = before.indexOf(item);
    const next = before.slice(place + 1).find(({ id }) => result.some((other) => other.id === id));
    const at = next === undefined ? -1 : result.findIndex(({ id }) => id === next.id);
    result.splice(at < 0 ? result.length : at, 0, item);
  }
  return result.slice(0, MAIS_ITENS);
}

/** The things of one store, or those without. */
export interface GrupoDaLista {
  readonly loja: ItemDaLista['loja'];
  readonly itens: Lista;
}

/** By store, in the order in which each came first; what the customer wrote stands last. */
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

/** Whether its offer is over: the day after its last one. @rule R137 */
export const isEncerrada = ({ fim }: Pick<ItemDaLista, 'fim'>, hoje: DataCivil): boolean =>
  fim !== null && fim < hoje;

/** Reads what the device has kept, perhaps by another version: what makes no sense is left out. */
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
