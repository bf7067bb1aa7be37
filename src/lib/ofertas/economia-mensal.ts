import type { DataCivil } from '../datas/datas.ts';
import { type Centavos, sumCentavos, toCentavos } from '../numeros/dinheiro.ts';

/** What was saved in one month. */
export interface EconomiaDoMes {
  /** 'YYYY-MM'. */
  mes: string;
  desconto: Centavos;
}

interface Compra {
  /** Null where the server gave it no number. */
  readonly idCupom: string | null;
  readonly dtaCupom: DataCivil | null;
  readonly valorTotalDeDesconto: Centavos | null;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/**
 * The last months up to a day's own, oldest first.
 * @param hoje from `dataCivilAt(now)`
 * @param quantos how many
 * @returns 'YYYY-MM' of each
 */
export function ultimosMeses(hoje: DataCivil, quantos: number): string[] {
  const last = Number(hoje.slice(0, 4)) * 12 + Number(hoje.slice(5, 7)) - 1;
  return Array.from({ length: quantos }, (_, index) => {
    const month = last - quantos + 1 + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/**
 * Savings by month, from purchases; a purchase without a date or a discount counts nowhere.
 * @param compras in any order
 * @param meses from `ultimosMeses`
 * @returns one entry for each month, in their order
 */
export function economiaPorMes(compras: readonly Compra[], meses: readonly string[]): EconomiaDoMes[] {
  return meses.map((mes) => ({
    mes,
    desconto: sumCentavos(
      compras
        .filter(({ dtaCupom }) => dtaCupom?.slice(0, 7) === mes)
        .map(({ valorTotalDeDesconto }) => valorTotalDeDesconto ?? toCentavos(0)),
    ),
  }));
}

const isNewestFirst = (dias: readonly DataCivil[]): boolean =>
  dias.every((dia, index) => dia <= (dias[index - 1] ?? dia));

/** Purchases gathered page by page. Not every server keeps to the size, the order or the number of a page. */
export interface ComprasDePaginas<T> {
  /** Adds what no earlier page had. Returns false when nothing was new: further pages bring nothing. */
  add: (pagina: readonly T[]) => boolean;
  /** All were newest first so far, and the last is of a month before `mes`: further pages are older still. */
  reachesBefore: (mes: string) => boolean;
  all: () => readonly T[];
}

/** Begins to gather them. */
export function comprasDePaginas<T extends Compra>(): ComprasDePaginas<T> {
  const seen = new Set<string>();
  const all: T[] = [];
  return {
    add(pagina) {
      const before = all.length;
      for (const [at, compra] of pagina.entries()) {
        // Two without a number may look the same: by its place, too, one is known again when its page comes again.
        const key = JSON.stringify([compra, compra.idCupom === null && at]);
        if (!seen.has(key)) all.push(compra);
        seen.add(key);
      }
      return all.length > before;
    },
    reachesBefore(mes) {
      const dias = all.flatMap(({ dtaCupom }) => dtaCupom ?? []);
      const [first, last] = [dias[0] ?? '', dias.at(-1) ?? ''];
      // Days that are all the same tell no order.
      return first > last && last.slice(0, 7) < mes && isNewestFirst(dias);
    },
    all: () => all,
  };
}

/**
 * A month as the customer reads it.
 * @param mes 'YYYY-MM'
 * @returns 'nov/2026'
 */
export const formatMes = (mes: string): string => `${MONTHS[Number(mes.slice(5, 7)) - 1]}/${mes.slice(0, 4)}`;
