import {
  type Infer,
  list,
  optionalDate,
  optionalNumber,
  optionalPicture,
  optionalReais,
  optionalText,
  record,
} from '../base/fields.ts';

const regraSchema = record({
  tipo: optionalNumber(),
  percentualDesconto: optionalText(),
  mensagem: optionalText(),
});

const itemSchema = record({
  idPromoProd: optionalText(),
  nome: optionalText(),
  imagem: optionalPicture(),
  preco: optionalReais(),
  precoOriginal: optionalReais(),
  qtde: optionalNumber(),
  mensagem1: optionalText(),
  mensagem2: optionalText(),
  regras: list(regraSchema),
});

/** `GET /api/promocoes/global`: offer groups of a store (C4.26); prices in reais as sent (R93). */
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
