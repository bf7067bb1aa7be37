import { safeImageUrl } from '../../lib/rotas/link.ts';
import { api } from '../base/api.ts';
import { read, write } from '../base/endpoint.ts';
import {
  type Campanha,
  campanhaExtratoSchema,
  campanhaSchema,
  campanhasSchema,
  grupoSchema,
  type ItemResgate,
  itensResgateSchema,
  pontosSchema,
  resgatesEfetuadosSchema,
  resgatesPendentesSchema,
} from './fidelidade.schema.ts';

const byId = (idCampanha: string) => ({ at: idCampanha });

const readCampanha = (campanha: Campanha, base: string | undefined): Campanha => ({
  ...campanha,
  imagemBanner: safeImageUrl(campanha.imagemBanner, base),
});

const readCampanhas = (campanhas: readonly Campanha[], base: string | undefined): Campanha[] =>
  campanhas.map((campanha) => readCampanha(campanha, base));

const readItens = (itens: readonly ItemResgate[], base: string | undefined): ItemResgate[] =>
  itens.map((item) => ({ ...item, imagem: safeImageUrl(item.imagem, base) }));

/**
 * Points campaigns. Whatever an exchange changes carries the tag 'Pontos', but for the balance: that is fetched by
 * the exchange itself (machines/exchange), once.
 * @rule C4.32–C4.37
 */
export const fidelidadeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the configured `campaignGroupId`. An optional heading: nobody waits for it. */
    grupoCampanhas: build.query(
      read('/api/fidelidade/grupo/*', grupoSchema, { sends: (id: string) => ({ at: id }), silent: true }),
    ),
    /** The argument is `idEmpFormato`; null is left out. */
    campanhas: build.query({
      ...read('/api/fidelidade/campanhas', campanhasSchema, {
        sends: (idEmpFormato: string | null) => ({ query: { idEmpFormato } }),
        make: readCampanhas,
      }),
      providesTags: ['Pontos'],
    }),
    /** An optional strip of the home. @rule R67 */
    campanhasIniciais: build.query({
      ...read('/api/fidelidade/campanhas/inicial/logado', campanhasSchema, {
        make: readCampanhas,
        silent: true,
      }),
      providesTags: ['Pontos'],
    }),
    /** One campaign, with the flags of its tiles. Here and below the argument is `idCampanha`. @rule S2.52 */
    campanha: build.query({
      ...read('/api/fidelidade/campanha/*', campanhaSchema, { sends: byId, make: readCampanha }),
      providesTags: ['Pontos'],
    }),
    /** The balance of points. */
    pontos: build.query(
      read('/api/fidelidade/campanha/*/extratos/pontos', pontosSchema, {
        sends: byId,
        make: ({ pontos }) => pontos,
      }),
    ),
    /** The ten newest entries. @rule S9.7 */
    campanhaExtrato: build.query({
      ...read('/api/fidelidade/extratos', campanhaExtratoSchema, {
        sends: (idCampanha: string) => ({ query: { idCampanha, page: 1, pagesize: 10 } }),
        make: ({ extratos }) => extratos,
      }),
      providesTags: ['Pontos'],
    }),
  }),
});

export const {
  useCampanhaExtratoQuery,
  useCampanhaQuery,
  useCampanhasQuery,
  useGrupoCampanhasQuery,
  usePontosQuery,
} = fidelidadeApi;

/** The exchange of points and what became of it. But for `itensResgateHome`, queries take `idCampanha`. @rule C4.38–C4.42 */
export const resgatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Exchanges already handed out. @rule C4.38, S8.23 */
    resgatesEfetuados: build.query({
      ...read('/api/fidelidade/campanha/resgates/efetuados', resgatesEfetuadosSchema, {
        sends: (idCampanha: string) => ({ query: { idCampanha } }),
        make: ({ resgates }) => resgates,
      }),
      providesTags: ['Pontos'],
    }),
    /** Exchanges not handed out yet. @rule C4.39, S8.23 */
    resgatesPendentes: build.query({
      ...read('/api/fidelidade/campanha/*/resgates/pendentes', resgatesPendentesSchema, {
        sends: byId,
        make: ({ resgates }) => resgates,
      }),
      providesTags: ['Pontos'],
    }),
    /** What the points of a campaign can be exchanged for. */
    itensResgate: build.query(
      read('/api/fidelidade/resgates/*', itensResgateSchema, { sends: byId, make: readItens }),
    ),
    /** An optional strip of the home. @rule R67 */
    itensResgateHome: build.query(
      read('/api/fidelidade/resgates/home', itensResgateSchema, { make: readItens, silent: true }),
    ),
    /**
     * Performs an exchange; the argument is `idResgate`. Whatever became of it, all that it may have changed is asked for
     * again. Sent by the exchange's flow alone, which never sends it twice for one intent.
     * @rule R10, R64
     */
    trocar: build.mutation({
      ...write('/api/fidelidade/extrato', {
        sends: (idResgate: string) => ({ body: { idResgate } }),
        once: true,
      }),
      invalidatesTags: ['Pontos', 'Voucher'],
    }),
  }),
});

export const { useItensResgateQuery, useResgatesEfetuadosQuery, useResgatesPendentesQuery } = resgatesApi;
