import { readNumero } from '../../lib/numeros/numero.ts';
import {
  type Infer,
  list,
  optionalDate,
  optionalNumber,
  optionalPicture,
  optionalReais,
  optionalText,
  record,
  type Schema,
} from '../base/fields.ts';

/** A value that is not a number counts as unknown. @rule R54 */
const tipo: Schema<number | null> = { kind: 'a number', read: readNumero };

const regraSchema = record({
  tipo,
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

/** `GET /api/promocoes/global`: offer groups of a store; prices in reais as sent. @rule C4.26, R93 */
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
