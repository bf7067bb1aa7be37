import { safeImageUrl } from '../../lib/rotas/link.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { api } from '../../base/calls/api.ts';
import { read, write } from '../../base/calls/endpoint.ts';
import {
  flag,
  type Infer,
  list,
  optionalDate,
  optionalPicture,
  optionalPontos,
  optionalHtml,
  optionalName,
  optionalText,
  pontos,
  record,
  text,
} from '../../base/calls/fields.ts';

/** `GET /api/fidelidade/grupo/{id}`: the heading of /campanhas. @rule R67 */
export const grupoSchema = record({ nome: optionalName(), descricao: optionalName() });

export type GrupoCampanhas = Infer<typeof grupoSchema>;

/** `GET /api/fidelidade/campanha/{id}`; `currentPrice` is text, `regulamento` is HTML. @rule C4.35, R63, R11 */
export const campanhaSchema = record({
  idCampanha: optionalText(),
  campanha: optionalName(),
  descricao: optionalName(),
  imagemBanner: optionalPicture(),
  dtaInicio: optionalDate(),
  dtaFim: optionalDate(),
  currentPrice: optionalName(),
  tipo: optionalText(),
  regulamento: optionalHtml(),
  nomePonto: optionalText(),
  saldoDePontos: optionalPontos(),
  flagExtrato: flag(),
  flagTrocarPontos: flag(),
  flagMinhasTrocas: flag(),
});

export type Campanha = Infer<typeof campanhaSchema>;

/** `GET /api/fidelidade/campanhas` and `…/campanhas/inicial/logado`. */
export const campanhasSchema = list(campanhaSchema);

/** `GET /api/fidelidade/campanha/{id}/extratos/pontos`: the balance; unreadable points break the contract. */
export const pontosSchema = record({ pontos: pontos() });

/** `GET /api/fidelidade/extratos`. @rule C4.37 */
export const campanhaExtratoSchema = record({
  extratos: list(
    record({ descricao: optionalName(), qtDePonto: optionalPontos(), dtaEvento: optionalDate() }),
  ),
});

export type LancamentoPontos = Infer<typeof campanhaExtratoSchema>['extratos'][number];

/** `GET /api/fidelidade/campanha/resgates/efetuados`. @rule C4.38 */
export const resgatesEfetuadosSchema = record({
  resgates: list(
    record({
      idResgate: optionalText(),
      descricao: optionalName(),
      nomeProduto: optionalName(),
      tipo: optionalText(),
      qtdePontosCampanha: optionalPontos(),
    }),
  ),
});

export type ResgateEfetuado = Infer<typeof resgatesEfetuadosSchema>['resgates'][number];

/** `GET /api/fidelidade/campanha/{id}/resgates/pendentes`. @rule C4.39 */
export const resgatesPendentesSchema = record({
  resgates: list(
    record({
      idResgate: optionalText(),
      descricao: optionalName(),
      dtaSolicitacaoTroca: optionalDate(),
      qtdPonto: optionalPontos(),
    }),
  ),
});

export type ResgatePendente = Infer<typeof resgatesPendentesSchema>['resgates'][number];

/** `GET /api/fidelidade/resgates/{id}` and `…/resgates/home`. Without an id none can be exchanged. @rule C4.40, C4.41 */
export const itensResgateSchema = list(
  record({
    idResgate: text(),
    tipo: optionalText(),
    nomeItem: optionalName(),
    imagem: optionalPicture(),
    qtdePontosCampanha: optionalPontos(),
  }),
);

export type ItemResgate = Infer<typeof itensResgateSchema>[number];

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
 * Points campaigns. An exchange invalidates the tag 'Pontos'; the balance is refetched by machines/exchange instead.
 * @rule C4.32–C4.37
 */
export const fidelidadeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the configured `campaignGroupId`. The heading is optional, so it is silent. */
    grupoCampanhas: build.query(
      read('/api/fidelidade/grupo/*', grupoSchema, {
        sends: byId,
        silent: true,
        stored: { on: [ROTAS.campanhas] },
      }),
    ),
    /** The argument is `idEmpFormato`; null is left out. */
    campanhas: build.query(
      read('/api/fidelidade/campanhas', campanhasSchema, {
        sends: (idEmpFormato: string | null) => ({ query: { idEmpFormato } }),
        make: readCampanhas,
        stored: { on: [ROTAS.campanhas] },
        tags: ['Pontos'],
      }),
    ),
    /** An optional strip of the home. @rule R67 */
    campanhasIniciais: build.query(
      read('/api/fidelidade/campanhas/inicial/logado', campanhasSchema, {
        make: readCampanhas,
        silent: true,
        tags: ['Pontos'],
      }),
    ),
    /** One campaign, with the flags of its tiles. Here and below the argument is `idCampanha`. @rule S2.52 */
    campanha: build.query(
      read('/api/fidelidade/campanha/*', campanhaSchema, {
        sends: byId,
        make: readCampanha,
        stored: { on: [ROTAS.campanha] },
        tags: ['Pontos'],
      }),
    ),
    /** The points balance. */
    pontos: build.query(
      read('/api/fidelidade/campanha/*/extratos/pontos', pontosSchema, {
        sends: byId,
        make: (saldo) => saldo.pontos,
        stored: { on: [ROTAS.campanha], actsOn: [ROTAS.campanhaResgates] },
      }),
    ),
    /** The ten newest entries. @rule S9.7 */
    campanhaExtrato: build.query(
      read('/api/fidelidade/extratos', campanhaExtratoSchema, {
        sends: (idCampanha: string) => ({ query: { idCampanha, page: 1, pagesize: 10 } }),
        make: ({ extratos }) => extratos,
        tags: ['Pontos'],
      }),
    ),
  }),
});

export const {
  useCampanhaExtratoQuery,
  useCampanhaQuery,
  useCampanhasQuery,
  useGrupoCampanhasQuery,
  usePontosQuery,
} = fidelidadeApi;

/** Exchanging points. All queries but `itensResgateHome` take `idCampanha`. @rule C4.38–C4.42 */
export const resgatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Exchanges already handed out. @rule C4.38, S8.23 */
    resgatesEfetuados: build.query(
      read('/api/fidelidade/campanha/resgates/efetuados', resgatesEfetuadosSchema, {
        sends: (idCampanha: string) => ({ query: { idCampanha } }),
        make: ({ resgates }) => resgates,
        tags: ['Pontos'],
      }),
    ),
    /** Exchanges not handed out yet. @rule C4.39, S8.23 */
    resgatesPendentes: build.query(
      read('/api/fidelidade/campanha/*/resgates/pendentes', resgatesPendentesSchema, {
        sends: byId,
        make: ({ resgates }) => resgates,
        tags: ['Pontos'],
      }),
    ),
    /** What a campaign's points can be exchanged for. */
    itensResgate: build.query(
      read('/api/fidelidade/resgates/*', itensResgateSchema, { sends: byId, make: readItens }),
    ),
    /** An optional strip of the home. @rule R67 */
    itensResgateHome: build.query(
      read('/api/fidelidade/resgates/home', itensResgateSchema, { make: readItens, silent: true }),
    ),
    /**
     * Exchanges points; the argument is `idResgate`. Every outcome invalidates what it may have changed. Only the exchange
     * flow sends it, once per intent.
     * @rule R10, R64
     */
    trocar: build.mutation(
      write('/api/fidelidade/extrato', {
        sends: (idResgate: string) => ({ body: { idResgate } }),
        once: true,
        changes: ['Pontos', 'Voucher'],
      }),
    ),
  }),
});

export const { useItensResgateQuery, useResgatesEfetuadosQuery, useResgatesPendentesQuery } = resgatesApi;
