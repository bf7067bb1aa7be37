import { type Infer, list, optionalText, record, text } from './fields.ts';

/** A store (spec 3 Store). */
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
    }),
  ),
});

export const empresasSchema = list(empresaSchema);

export type Empresa = Infer<typeof empresaSchema>;
