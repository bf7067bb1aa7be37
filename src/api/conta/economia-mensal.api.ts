import { dataCivilAt } from '../../lib/datas/datas.ts';
import { type EconomiaDoMes, economiaPorMes, ultimosMeses } from '../../lib/ofertas/economia-mensal.ts';
import type { ApiError } from '../base/api-error.ts';
import { api } from '../base/api.ts';
import { cuponsApi } from './cupons.api.ts';
import type { Cupom } from './cupons.schema.ts';

const MESES = 6;
/** A customer with more purchases in these months sees those that the pages reach. */
const MAX_PAGES = 25;

/** Savings by month, from the purchases' own pages of eight (C4.22). */
export const economiaMensalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is `idEmpFormato`; null is left out. */
    economiaMensal: build.query<EconomiaDoMes[], string | null>({
      queryFn: async (idEmpFormato, { dispatch }) => {
        const meses = ultimosMeses(dataCivilAt(Date.now()), MESES);
        const cupons: Cupom[] = [];
        for (let pagina = 1, pages = 1; pagina <= pages && pagina <= MAX_PAGES; pagina++) {
          const page = dispatch(
            cuponsApi.endpoints.cupons.initiate({ pagina, idEmpFormato }, { subscribe: false }),
          );
          const { data, error } = await page;
          if (data === undefined) return { error: error as ApiError };
          cupons.push(...data.cupons);
          pages = data.pages;
          if (isBefore(data.cupons, meses[0] ?? '')) break;
        }
        return { data: economiaPorMes(cupons, meses) };
      },
    }),
  }),
});

/** The newest come first: a page that begins before the first month is the last that counts. */
function isBefore(cupons: readonly Cupom[], mes: string): boolean {
  const [first] = cupons;
  return first !== undefined && first.dtaCupom !== null && first.dtaCupom.slice(0, 7) < mes;
}

export const { useEconomiaMensalQuery } = economiaMensalApi;
