import type { DataCivil } from '../../lib/datas/datas.ts';
import { type Centavos, sumCentavos, toCentavos } from '../../lib/numeros/dinheiro.ts';

/** One month's savings. */
export interface EconomiaDoMes {
  /** 'YYYY-MM'. */
  mes: string;
  desconto: Centavos;
}

interface Compra {
  /** Null without a number from the server. */
  readonly idCupom: string | null;
  readonly dtaCupom: DataCivil | null;
  readonly valorTotalDeDesconto: Centavos | null;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/**
 * The last months, oldest first.
 * @param hoje from `dataCivilAt(now)`
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
 * Savings by month; purchases without date or discount are ignored.
 * @param compras in any order
 * @param meses from `ultimosMeses`
 * @returns one entry per month, in order
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

/** Collects purchases by page; servers may ignore size, order or number of pages. */
export interface ComprasDePaginas<T> {
  /** Adds new purchases. Returns false when there are none: stop reading. */
  add: (pagina: readonly T[]) => boolean;
  /** Sorted newest first so far and past `mes`: further pages are older. */
  reachesBefore: (mes: string) => boolean;
  all: () => readonly T[];
}

/** Creates a collector. */
export function comprasDePaginas<T extends Compra>(): ComprasDePaginas<T> {
  const seen = new Set<string>();
  const all: T[] = [];
  return {
    add(pagina) {
      const previous = all.length;
      for (const [at, compra] of pagina.entries()) {
        // Purchases without a number are identified by their place on the page.
        const key = JSON.stringify([compra, compra.idCupom === null && at]);
        if (!seen.has(key)) all.push(compra);
        seen.add(key);
      }
      return all.length > previous;
    },
    reachesBefore(mes) {
      const dias = all.flatMap(({ dtaCupom }) => dtaCupom ?? []);
      const [first, last] = [dias[0] ?? '', dias.at(-1) ?? ''];
      // Equal days show no order.
      return first > last && last.slice(0, 7) < mes && isNewestFirst(dias);
    },
    all: () => all,
  };
}

/**
 * A month in pt-BR.
 * @param mes 'YYYY-MM'
 * @returns 'nov/2026'
 */
export const formatMes = (mes: string): string => `${MONTHS[Number(mes.slice(5, 7)) - 1]}/${mes.slice(0, 4)}`;
