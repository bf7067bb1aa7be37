import type { FormValue } from '../../lib/http/form-encoding.ts';
import { readAnswerMessage } from '../../base/calls/message.ts';
import { api } from '../../base/calls/api.ts';
import { rewrite } from '../../base/calls/rewrite.ts';
import { read, write } from '../../base/calls/endpoint.ts';
import { readNumero } from '../../lib/numeros/numero.ts';
import { CUT } from '../../lib/texto/texto.ts';
import {
  type Infer,
  isNoDate,
  list,
  mapped,
  optionalDate,
  optionalDocumento,
  optionalNumber,
  optionalText,
  record,
  type Schema,
  where,
} from '../../base/calls/fields.ts';
import { enderecoSchema, isSomeone, telefoneSchema } from './pessoa.api.ts';

/** `tempoRestanteReativacaoCadastro`: the time left to reactivate. @rule R74 */
interface TempoRestante {
  dias: number;
  horas: number;
  minutos: number;
}

/** A part that is missing counts as zero; no part at all is no time. */
export function readTempo(value: unknown): TempoRestante | null {
  if (typeof value !== 'object' || value === null) return null;
  const { dias, horas, minutos } = value as Record<string, unknown>;
  const parts = [dias, horas, minutos].map(readNumero);
  if (parts.every((part) => part === null)) return null;
  const [days, hours, minutes] = parts.map((part) => Math.max(0, part ?? 0)) as [number, number, number];
  return { dias: days, horas: hours, minutos: minutes };
}

const parte = optionalNumber();
const tempo: Schema<TempoRestante | null> = {
  fields: { dias: parte, horas: parte, minutos: parte },
  read: readTempo,
};

/** A value means deactivated; a date of the year 1 means 'none'. @rule R74 */
const pedido = mapped(optionalText(), (value) => (isNoDate(value) ? null : value));

const campos = where(
  record({
    nomeRazao: optionalText(),
    nomeFantasia: optionalText(),
    ramoAtividade: optionalText(),
    tratamento: optionalText(),
    cpfCnpj: optionalDocumento(),
    fisicaJuridica: optionalText(),
    sexo: optionalText(),
    dtaNascFund: optionalDate(),
    estadoCivil: optionalText(),
    email: optionalText(),
    canal: optionalText(),
    dtaHoraSolicitacaoExclusao: pedido,
    tempoRestanteReativacaoCadastro: tempo,
    enderecos: list(enderecoSchema),
    telefones: list(telefoneSchema),
  }),
  isSomeone,
  'a person',
);

/** A truncated text would be saved truncated: such a person cannot be edited. */
function isWhole(pessoa: Infer<typeof campos>): boolean {
  return !JSON.stringify(pessoa, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  ).includes(CUT);
}

/** The person as the server sent it: fields that the form does not edit are sent back unchanged. @rule R72 */
export type PessoaWire = Readonly<Record<string, unknown>>;

/** The person as `/perfil` reads it, and the raw answer. */
export type Perfil = Infer<typeof campos> & { wire: PessoaWire };

/** `GET /api/pessoa` for the form that sends the whole person back. @rule C4.14, R72 */
export const perfilSchema: Schema<Perfil> = mapped(
  where(campos, isWhole, 'a person of short texts'),
  (pessoa, wire) => ({
    ...pessoa,
    wire: wire as PessoaWire,
  }),
);

const deactivation = { make: readAnswerMessage, changes: ['Pessoa'] } as const;
/** This window's machine refetches the person itself. */
const invalidatesTags: [] = [];

/** The calls of `/perfil`; `pessoa.api` is loaded by every visit of the home. @rule C4.14–C4.19 */
export const perfilApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The whole person, unknown fields included: a save sends them back. @rule R72 */
    perfil: build.query(read('/api/pessoa', perfilSchema, { tags: ['Pessoa', 'Preferencia'] })),
    /** Lays the customer's edits on the person that the server has now: JSON, to its own host. @rule R73, R281 */
    savePerfil: build.mutation<unknown, (now: Perfil) => PessoaWire>(
      rewrite('/api/pessoa', perfilSchema, '/api/pessoa', {
        sends: (pessoa) => ({
          body: { pessoa: pessoa as { [key: string]: FormValue }, atributos: [] },
        }),
        to: 'person',
        once: true,
        changes: ['Pessoa'],
      }),
    ),
    /** The argument is the picture as a data URL; the answer is ignored. @rule R70 */
    saveImagem: build.mutation(
      write('/api/pessoa/imagem', { sends: (imagem: string) => ({ body: { imagem } }) }),
    ),
    /** Both take no argument and return the server's message, or null. @rule R74 */
    desativar: build.mutation({
      ...write('/api/pessoa/desativar/PortalWeb', deactivation),
      invalidatesTags,
    }),
    reativar: build.mutation({ ...write('/api/pessoa/reativar', deactivation), invalidatesTags }),
  }),
});

export const { usePerfilQuery } = perfilApi;
