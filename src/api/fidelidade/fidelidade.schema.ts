import {
  flag,
  type Infer,
  list,
  optionalDate,
  optionalPicture,
  optionalPontos,
  optionalHtml,
  optionalText,
  pontos,
  record,
  text,
} from '../base/fields.ts';

/** `GET /api/fidelidade/grupo/{id}`: the heading of /campanhas. @rule R67 */
export const grupoSchema = record({ nome: optionalText(), descricao: optionalText() });

export type GrupoCampanhas = Infer<typeof grupoSchema>;

/** `GET /api/fidelidade/campanha/{id}`; `currentPrice` is text, `regulamento` is HTML. @rule C4.35, R63, R11 */
export const campanhaSchema = record({
  idCampanha: optionalText(),
  campanha: optionalText(),
  descricao: optionalText(),
  imagemBanner: optionalPicture(),
  dtaInicio: optionalDate(),
  dtaFim: optionalDate(),
  currentPrice: optionalText(),
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
    record({ descricao: optionalText(), qtDePonto: optionalPontos(), dtaEvento: optionalDate() }),
  ),
});

export type LancamentoPontos = Infer<typeof campanhaExtratoSchema>['extratos'][number];

/** `GET /api/fidelidade/campanha/resgates/efetuados`. @rule C4.38 */
export const resgatesEfetuadosSchema = record({
  resgates: list(
    record({
      idResgate: optionalText(),
      descricao: optionalText(),
      nomeProduto: optionalText(),
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
      descricao: optionalText(),
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
    nomeItem: optionalText(),
    imagem: optionalPicture(),
    qtdePontosCampanha: optionalPontos(),
  }),
);

export type ItemResgate = Infer<typeof itensResgateSchema>[number];
