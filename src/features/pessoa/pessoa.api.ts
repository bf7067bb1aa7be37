import { safeImageUrl } from '../../lib/rotas/link.ts';
import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import {
  flag,
  type Infer,
  list,
  mapped,
  optionalDate,
  optionalDocumento,
  optionalFlag,
  optionalPicture,
  optionalText,
  record,
  where,
} from '../../base/calls/fields.ts';

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

type Pessoa = Infer<typeof pessoaSchema>;

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

/** The five flags without their envelope. */
export const flagsSchema = mapped(preferenciaSchema, ({ preferencias }) => preferencias);

/** The customer's own record, picture, and the home's look at the preferences. @rule C4.14–C4.21 */
export const pessoaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer; silent and loud callers share one cache entry. @rule R40 */
    pessoa: build.query<Pessoa, { silent: true } | void>({
      ...read('/api/pessoa', pessoaSchema, {
        sends: (asked: { silent: true } | void) => ({ silent: asked?.silent }),
        stored: 'customer',
        tags: ['Pessoa'],
      }),
      serializeQueryArgs: ({ endpointName }) => endpointName,
    }),
    /** The picture's address; null when it may not be shown. A 404 means 'no picture'. @rule R70 */
    imagem: build.query(
      read('/api/pessoa/imagem', imagemSchema, { make: ({ url }, base) => safeImageUrl(url, base) }),
    ),
    /** The home's read of the saved flags: silent, not cached, shown nowhere. @rule R76 */
    checkPreferencia: build.query({
      ...read('/api/pessoa/preferencia', flagsSchema, { silent: true, tags: [] }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePessoaQuery } = pessoaApi;
