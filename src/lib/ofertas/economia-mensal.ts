import type { DataCivil } from '../datas/datas.ts';
import { type Centavos, sumCentavos, toCentavos } from '../numeros/dinheiro.ts';

/** What was saved in one month. */
export interface EconomiaDoMes {
  /** 'YYYY-MM'. */
  mes: string;
  desconto: Centavos;
}

interface Compra {
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

/**
 * A month as the customer reads it.
 * @param mes 'YYYY-MM'
 * @returns 'nov/2026'
 */
export const formatMes = (mes: string): string => `${MONTHS[Number(mes.slice(5, 7)) - 1]}/${mes.slice(0, 4)}`;
