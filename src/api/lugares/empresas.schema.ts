import { type Infer, list, optionalText, record, text } from '../base/fields.ts';

/** A store. @rule C4.29 */
export const empresaSchema = record({
  idEmpresa: text(),
  idEmpFormato: optionalText(),
  nomeFantasia: optionalText(),
  endereco: list(
    record({
      logradouro: optionalText(),
      logradouroNro: optionalText(),
      bairro: optionalText(),
      cidade: optionalText(),
      uf: optionalText(),
      cep: optionalText(),
      latitude: optionalText(),
      longitude: optionalText(),
    }),
  ),
  telefone: list(record({ numero: optionalText() })),
});

export const empresasSchema = list(empresaSchema);

export type Empresa = Infer<typeof empresaSchema>;
