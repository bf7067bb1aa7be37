import { flag, type Infer, list, optionalDate, optionalFlag, optionalText, record } from './fields.ts';

const enderecoSchema = record({
  cep: optionalText(),
  logradouro: optionalText(),
  logradouroNro: optionalText(),
  logradouroCMPL: optionalText(),
  bairro: optionalText(),
  cidade: optionalText(),
  uf: optionalText(),
});

const telefoneSchema = record({
  tipo: optionalText(),
  ddd: optionalText(),
  numero: optionalText(),
  preferencial: flag(),
});

/** `GET /api/pessoa` (spec 3 Person). Fields that the portal does not read pass through untouched (R72). */
export const pessoaSchema = record({
  nomeRazao: optionalText(),
  nomeFantasia: optionalText(),
  cpfCnpj: optionalText(),
  fisicaJuridica: optionalText(),
  email: optionalText(),
  dtaInclusao: optionalDate(),
  dtaHoraSolicitacaoExclusao: optionalText(),
  enderecos: list(enderecoSchema),
  telefones: list(telefoneSchema),
  // Everything in it may be missing, but not everything at once: that is some other answer.
}).test('someone', 'no person', ({ nomeRazao, cpfCnpj }) => nomeRazao !== null || cpfCnpj !== null);

export type Pessoa = Infer<typeof pessoaSchema>;

/** `GET /api/pessoa/imagem`. */
export const imagemSchema = record({ url: optionalText() });

/** `GET /api/pessoa/preferencia`: the five flags (spec 3 Preferences), null where the server says nothing (R78). */
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
