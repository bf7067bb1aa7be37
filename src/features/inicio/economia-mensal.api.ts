import { dataCivilAt } from '../../lib/datas/datas.ts';
import { comprasDePaginas, type EconomiaDoMes, economiaPorMes, ultimosMeses } from './meses.ts';
import type { Failure } from '../../lib/http/failure.ts';
import { api } from '../../base/calls/api.ts';
import { cuponsApi, type Cupom } from '../conta/cupons.api.ts';

const MESES = 6;
/** A customer with more purchases is told that only a part was summed. */
const MAX_PAGES = 25;

export interface EconomiaMensal {
  /** Oldest first. */
  meses: EconomiaDoMes[];
  /** More purchases exist than were read: the amounts may be too low. */
  parcial: boolean;
}

/** Savings by month, from the purchases' own pages of eight. @rule C4.22 */
export const economiaMensalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is `idEmpFormato`; null is left out. */
    economiaMensal: build.query<EconomiaMensal, string | null>({
      queryFn: async (idEmpFormato, { dispatch }) => {
        const meses = ultimosMeses(dataCivilAt(Date.now()), MESES);
        const compras = comprasDePaginas<Cupom>();
        let pages = 1;
        let pagina = 1;
        for (; pagina <= pages && pagina <= MAX_PAGES; pagina++) {
          const page = dispatch(
            cuponsApi.endpoints.cupons.initiate({ pagina, idEmpFormato }, { subscribe: false }),
          );
          const { data, error } = await page;
          if (data === undefined) return { error: error as Failure };
          pages = data.pages;
          if (!compras.add(data.cupons) || compras.reachesBefore(meses[0] ?? '')) pages = pagina;
        }
        return { data: { meses: economiaPorMes(compras.all(), meses), parcial: pages >= pagina } };
      },
    }),
  }),
});

export const { useEconomiaMensalQuery } = economiaMensalApi;
