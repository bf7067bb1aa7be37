import {
  flag,
  type Infer,
  list,
  optionalDate,
  optionalDocumento,
  optionalFlag,
  optionalPicture,
  optionalText,
  record,
  where,
} from '../base/fields.ts';

export const enderecoSchema = record({
  cep: optionalText(),
  logradouro: optionalText(),
  logradouroNro: optionalText(),
  logradouroCMPL: optionalText(),
  bairro: optionalText(),
  cidade: optionalText(),
  uf: optionalText(),
});

export const telefoneSchema = record({
  tipo: optionalText(),
  ddd: optionalText(),
  numero: optionalText(),
  preferencial: flag(),
});

/** `GET /api/pessoa`. Fields that the portal does not read pass through untouched. @rule C4.14, R72 */
export const pessoaSchema = where(
  record({
    nomeRazao: optionalText(),
    nomeFantasia: optionalText(),
    cpfCnpj: optionalDocumento(),
    fisicaJuridica: optionalText(),
    email: optionalText(),
    dtaInclusao: optionalDate(),
    dtaHoraSolicitacaoExclusao: optionalText(),
    enderecos: list(enderecoSchema),
    telefones: list(telefoneSchema),
  }),
  isSomeone,
  'a person',
);

/** Each field may be missing, but not all: that is another answer. */
export function isSomeone({
  nomeRazao,
  cpfCnpj,
}: {
  nomeRazao: string | null;
  cpfCnpj: string | null;
}): boolean {
  return nomeRazao !== null || cpfCnpj !== null;
}

export type Pessoa = Infer<typeof pessoaSchema>;

/** `GET /api/pessoa/imagem`. */
export const imagemSchema = record({ url: optionalPicture() });

/** `GET /api/pessoa/preferencia`: five flags, null when the server does not send one. @rule C4.20, R78 */
export const preferenciaSchema = record({
  preferencias: record({
    recebeEmail: optionalFlag(),
    recebeSms: optionalFlag(),
    recebePush: optionalFlag(),
    recebeWhatsapp: optionalFlag(),
    cupomDigital: optionalFlag(),
  }),
});

export type Preferencias = Infer<typeof preferenciaSchema>['preferencias'];
