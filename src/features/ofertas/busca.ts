import { cleanTexto, foldTexto } from '../../lib/texto/texto.ts';
import { type ItemOferta, precosDaOferta } from './oferta.ts';
import { numeroDoPercentual, type RegraOferta } from './oferta-regras.ts';

/**
 * A rule's discount, for sorting.
 * @returns percent; 0 without a percentage
 */
function descontoDaRegra({ tipo, percentualDesconto }: RegraOferta): number {
  return tipo === 1 || tipo === 4 ? (numeroDoPercentual(percentualDesconto) ?? 0) : 0;
}

/** `desconto`: highest discount first; `preco`: lowest price first. */
export type Ordem = 'desconto' | 'preco';

/** A search of offers. @rule R130 */
export interface Busca {
  /** Words of the name; '' for all. */
  readonly nome: string;
  /** Only offers that can be activated. */
  readonly ativar: boolean;
  /** Null: the server's groups and order. */
  readonly ordem: Ordem | null;
}

export const SEM_BUSCA: Busca = { nome: '', ativar: false, ordem: null };

type Item = ItemOferta & { readonly idPromoProd: string | null };
interface Grupo<I extends Item> {
  readonly tiposDescontos: readonly I[];
}

const MAX_LETTERS = 80;

/** Search parameters of an address. */
const palavrasDe = (nome: string): string => cleanTexto(nome.slice(0, MAX_LETTERS));

/** Reads a search from an address; invalid parts are ignored. @rule R131 */
export function readBusca(params: URLSearchParams): Busca {
  const ordem = params.get('ordem');
  return {
    nome: palavrasDe(params.get('nome') ?? ''),
    ativar: params.get('ativar') === '1',
    ordem: ordem === 'desconto' || ordem === 'preco' ? ordem : null,
  };
}

/** An address's parameters with a search added. */
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

/** Whether the search filters or sorts. */
export const isBuscando = ({ nome, ativar, ordem }: Busca): boolean =>
  ativar || ordem !== null || foldTexto(nome) !== '';

// Names are folded and prices computed once, not per key.
const nomes = new WeakMap<object, string>();
const figuras = new WeakMap<object, { preco: number; desconto: number }>();

function nomeDobrado(item: Item): string {
  let nome = nomes.get(item);
  if (nome === undefined) nomes.set(item, (nome = foldTexto(item.nome ?? '')));
  return nome;
}

function figurasDe(item: Item): { preco: number; desconto: number } {
  const cached = figuras.get(item);
  if (cached !== undefined) return cached;
  const { preco, original, reduction } = precosDaOferta(item);
  // In percent like the rules, without rounding errors.
  const dePreco = reduction === null || original === null ? 0 : (reduction * 100) / original;
  const desconto = Math.max(dePreco, ...item.regras.map(descontoDaRegra));
  const figura = { preco: preco ?? Infinity, desconto };
  figuras.set(item, figura);
  return figura;
}

/**
 * The groups filtered by a search.
 * @param podeAtivar whether an offer, by `idPromoProd`, can be activated
 * @returns without empty groups; unchanged groups are the same object
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

/** An offer with its group. */
export interface OfertaDoGrupo<G, I> {
  readonly grupo: G;
  readonly item: I;
}

/** All offers sorted stably; without a price last. @rule R132 */
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
