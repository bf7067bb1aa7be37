import { cleanTexto, foldTexto } from '../texto/texto.ts';
import { descontoDaRegra } from './desconto-da-regra.ts';
import { type ItemOferta, precosDaOferta } from './oferta.ts';

/** `desconto`: the largest part of its price off first; `preco`: the lowest price first. */
export type Ordem = 'desconto' | 'preco';

/** What a customer looks for among the offers. @rule R130 */
export interface Busca {
  /** Words of the name; '' for all. */
  readonly nome: string;
  /** Only those that can still be activated. */
  readonly ativar: boolean;
  /** Null: groups and order as the server sent them. */
  readonly ordem: Ordem | null;
}

export const SEM_BUSCA: Busca = { nome: '', ativar: false, ordem: null };

type Item = ItemOferta & { readonly idPromoProd: string | null };
interface Grupo<I extends Item> {
  readonly tiposDescontos: readonly I[];
}

const MOST_LETTERS = 80;

/** The words of a search as an address carries them. */
const palavrasDe = (nome: string): string => cleanTexto(nome.slice(0, MOST_LETTERS));

/** Reads a search from an address; what makes no sense there counts for nothing. @rule R131 */
export function readBusca(params: URLSearchParams): Busca {
  const ordem = params.get('ordem');
  return {
    nome: palavrasDe(params.get('nome') ?? ''),
    ativar: params.get('ativar') === '1',
    ordem: ordem === 'desconto' || ordem === 'preco' ? ordem : null,
  };
}

/** The address's parameters with a search in them, and whatever else was there. */
export function writeBusca(params: URLSearchParams, { nome, ativar, ordem }: Busca): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [key, value] of [
    ['nome', palavrasDe(nome)],
    ['ativar', ativar ? '1' : ''],
    ['ordem', ordem ?? ''],
  ] as const) {
    if (value === '') written.delete(key);
    else written.set(key, value);
  }
  return written;
}

/** Whether anything is looked for: else the list is the server's. */
export const isBuscando = ({ nome, ativar, ordem }: Busca): boolean =>
  ativar || ordem !== null || foldTexto(nome) !== '';

// Two thousand names are folded, and their prices computed, once and not with each key.
const nomes = new WeakMap<object, string>();
const figuras = new WeakMap<object, { preco: number; desconto: number }>();

function nomeDobrado(item: Item): string {
  let nome = nomes.get(item);
  if (nome === undefined) nomes.set(item, (nome = foldTexto(item.nome ?? '')));
  return nome;
}

function figurasDe(item: Item): { preco: number; desconto: number } {
  const known = figuras.get(item);
  if (known !== undefined) return known;
  const { preco, original, reduction } = precosDaOferta(item);
  // In percent, as the rules have it: of a part of 1 both would be off by a little, and each by another.
  const dePreco = reduction === null || original === null ? 0 : (reduction * 100) / original;
  const desconto = Math.max(dePreco, ...item.regras.map(descontoDaRegra));
  const figura = { preco: preco ?? Infinity, desconto };
  figuras.set(item, figura);
  return figura;
}

/**
 * The offers that a search finds, in their groups and order.
 * @param podeAtivar whether an offer, by `idPromoProd`, can still be activated
 * @returns groups without what was not found; none is empty; the same group where all of it was found
 * @rule R130
 */
export function procurar<I extends Item, G extends Grupo<I>>(
  grupos: readonly (G & Grupo<I>)[],
  { nome, ativar }: Busca,
  podeAtivar: (idPromoProd: string) => boolean,
): G[] {
  const palavras = foldTexto(nome).split(' ');
  const isFound = (item: Item): boolean =>
    palavras.every((palavra) => nomeDobrado(item).includes(palavra)) &&
    (!ativar || (item.idPromoProd !== null && podeAtivar(item.idPromoProd)));
  return grupos.flatMap((grupo) => {
    const found = grupo.tiposDescontos.filter(isFound);
    if (found.length === grupo.tiposDescontos.length) return found.length === 0 ? [] : [grupo];
    return found.length === 0 ? [] : [{ ...grupo, tiposDescontos: found }];
  });
}

/** An offer with the group that it came in. */
export interface OfertaDoGrupo<G, I> {
  readonly grupo: G;
  readonly item: I;
}

/** All offers of the groups in one order, equal ones as they came; one without a price is the last by price. @rule R132 */
export function ordenar<I extends Item, G extends Grupo<I>>(
  grupos: readonly (G & Grupo<I>)[],
  ordem: Ordem,
): OfertaDoGrupo<G, I>[] {
  const rank = ({ item }: OfertaDoGrupo<G, I>): number =>
    ordem === 'preco' ? figurasDe(item).preco : -figurasDe(item).desconto;
  return grupos
    .flatMap((grupo) => grupo.tiposDescontos.map((item) => ({ grupo, item })))
    .toSorted((a, b) => {
      const [left, right] = [rank(a), rank(b)];
      return left === right ? 0 : left < right ? -1 : 1;
    });
}
