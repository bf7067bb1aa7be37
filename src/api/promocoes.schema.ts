import {
  type Infer,
  list,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  record,
} from './fields.ts';

const regraSchema = record({
  tipo: optionalNumber(),
  percentualDesconto: optionalText(),
  mensagem: optionalText(),
});

const itemSchema = record({
  idPromoProd: optionalText(),
  nome: optionalText(),
  imagem: optionalText(),
  preco: optionalMoney(),
  precoOriginal: optionalMoney(),
  qtde: optionalNumber(),
  mensagem1: optionalText(),
  mensagem2: optionalText(),
  regras: list(regraSchema),
});

/** `GET /api/promocoes/global`: offer groups of a store (spec 3 Offer group); money in centavos. */
export const promocoesSchema = list(
  record({
    nomeExibicao: optionalText(),
    dtaInicio: optionalDate(),
    dtaFim: optionalDate(),
    publico: optionalText(),
    tiposDescontos: list(itemSchema),
  }),
);

export type GrupoOferta = Infer<typeof promocoesSchema>[number];
