import type { Decimal } from '../../lib/numeros/decimal.ts';
import { safeImageUrl } from '../../lib/rotas/link.ts';
import { api } from '../base/api.ts';
import {
  type Campanha,
  campanhaExtratoSchema,
  campanhaSchema,
  campanhasSchema,
  type GrupoCampanhas,
  grupoSchema,
  type ItemResgate,
  itensResgateSchema,
  type LancamentoPontos,
  pontosSchema,
  type ResgateEfetuado,
  resgatesEfetuadosSchema,
  type ResgatePendente,
  resgatesPendentesSchema,
} from './fidelidade.schema.ts';
import { anything, payload, reads } from '../base/payload.ts';

const campanhaPath = (id: string) => `/api/fidelidade/campanha/${encodeURIComponent(id)}`;

const readCampanha = (campanha: Campanha, base: string | undefined): Campanha => ({
  ...campanha,
  imagemBanner: safeImageUrl(campanha.imagemBanner, base),
});

const readCampanhas = (campanhas: readonly Campanha[], base: string | undefined): Campanha[] =>
  campanhas.map((campanha) => readCampanha(campanha, base));

const readItens = (itens: readonly ItemResgate[], base: string | undefined): ItemResgate[] =>
  itens.map((item) => ({ ...item, imagem: safeImageUrl(item.imagem, base) }));

/**
 * Points campaigns (C4.32–C4.37). Whatever an exchange changes carries the tag 'Pontos', but for the balance: that is fetched by
 * the exchange itself (machines/exchange), once.
 */
export const fidelidadeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the configured `campaignGroupId`. */
    grupoCampanhas: build.query<GrupoCampanhas, string>({
      query: (id) => ({ path: `/api/fidelidade/grupo/${encodeURIComponent(id)}` }),
      // An optional heading: nobody waits for it.
      extraOptions: { silent: true },
      responseSchema: payload(grupoSchema),
    }),
    /** The argument is `idEmpFormato`; null is left out. */
    campanhas: build.query<Campanha[], string | null>({
      query: (idEmpFormato) => ({ path: '/api/fidelidade/campanhas', query: { idEmpFormato } }),
      ...reads(campanhasSchema, readCampanhas),
      providesTags: ['Pontos'],
    }),
    /** An optional strip of the home (R67). */
    campanhasIniciais: build.query<Campanha[], void>({
      query: () => ({ path: '/api/fidelidade/campanhas/inicial/logado' }),
      extraOptions: { silent: true },
      ...reads(campanhasSchema, readCampanhas),
      providesTags: ['Pontos'],
    }),
    /** Here and below the argument is `idCampanha`. */
    campanha: build.query<Campanha, string>({
      query: (id) => ({ path: campanhaPath(id) }),
      ...reads(campanhaSchema, readCampanha),
      providesTags: ['Pontos'],
    }),
    /** The balance of points. */
    pontos: build.query<Decimal, string>({
      query: (id) => ({ path: `${campanhaPath(id)}/extratos/pontos` }),
      ...reads(pontosSchema, ({ pontos }) => pontos),
    }),
    /** The ten newest entries (S9.7). */
    campanhaExtrato: build.query<LancamentoPontos[], string>({
      query: (idCampanha) => ({
        path: '/api/fidelidade/extratos',
        query: { idCampanha, page: 1, pagesize: 10 },
      }),
      ...reads(campanhaExtratoSchema, ({ extratos }) => extratos),
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

/** The exchange of points and what became of it (C4.38–C4.42). But for `itensResgateHome`, queries take `idCampanha`. */
export const resgatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    resgatesEfetuados: build.query<ResgateEfetuado[], string>({
      query: (idCampanha) => ({ path: '/api/fidelidade/campanha/resgates/efetuados', query: { idCampanha } }),
      ...reads(resgatesEfetuadosSchema, ({ resgates }) => resgates),
      providesTags: ['Pontos'],
    }),
    resgatesPendentes: build.query<ResgatePendente[], string>({
      query: (id) => ({ path: `${campanhaPath(id)}/resgates/pendentes` }),
      ...reads(resgatesPendentesSchema, ({ resgates }) => resgates),
      providesTags: ['Pontos'],
    }),
    /** What the points of a campaign can be exchanged for. */
    itensResgate: build.query<ItemResgate[], string>({
      query: (id) => ({ path: `/api/fidelidade/resgates/${encodeURIComponent(id)}` }),
      ...reads(itensResgateSchema, readItens),
    }),
    /** An optional strip of the home (R67). */
    itensResgateHome: build.query<ItemResgate[], void>({
      query: () => ({ path: '/api/fidelidade/resgates/home' }),
      extraOptions: { silent: true },
      ...reads(itensResgateSchema, readItens),
    }),
    /**
     * Performs an exchange; the argument is `idResgate`. Whatever became of it, all that it may have changed is asked for
     * again. Sent by the exchange's flow alone, which never sends it twice for one intent (R10, R64).
     */
    trocar: build.mutation<unknown, string>({
      query: (idResgate) => ({ path: '/api/fidelidade/extrato', method: 'POST', body: { idResgate } }),
      extraOptions: { once: true },
      responseSchema: anything,
      invalidatesTags: ['Pontos', 'Voucher'],
    }),
  }),
});

export const { useItensResgateQuery, useResgatesEfetuadosQuery, useResgatesPendentesQuery } = resgatesApi;
