import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { enderecos, pessoas, preferencias, telefones } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { wallClock, wireDateTime } from '../../lib/dates.ts';
import { REACTIVATION_HOURS } from '../../security/closure.ts';
import { tempoRestante } from './desativacao.ts';
import type { Fields } from '../../http/wire/form.ts';
import { fieldsOf, readBoolean } from '../../http/wire/read.ts';

/** GET /api/pessoa: the person. @rule C4.14 */
export function registerPessoa(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/pessoa', async (request) => readPessoa(db, request.pessoaId, clock.now()));
}

async function readPessoa(db: Db, id: number, now: Date) {
  const [pessoa] = await db.select().from(pessoas).where(eq(pessoas.id, id));
  if (pessoa === undefined) throw new Failure(404, 'Cadastro não encontrado.');
  const [preferencia] = await db.select().from(preferencias).where(eq(preferencias.pessoaId, id));
  const listed = await db
    .select()
    .from(enderecos)
    .where(eq(enderecos.pessoaId, id))
    .orderBy(asc(enderecos.idEndereco));
  const phones = await db
    .select()
    .from(telefones)
    .where(eq(telefones.pessoaId, id))
    .orderBy(asc(telefones.idTelefone));
  const { senhaHash: _senhaHash, id: _id, ...shown } = pessoa;
  const asked = pessoa.dtaHoraSolicitacaoExclusao;
  return {
    ...shown,
    dtaInclusao: wireDateTime(pessoa.dtaInclusao),
    dtaHoraSolicitacaoExclusao: asked === null ? null : wallClock(asked),
    tempoLimiteReativacaoCadastro: REACTIVATION_HOURS,
    tempoRestanteReativacaoCadastro: tempoRestante(pessoa, now),
    preferencias: flagsOf(preferencia),
    enderecos: listed.map(({ pessoaId: _owner, ...endereco }) => endereco),
    telefones: phones.map(({ pessoaId: _owner, ...telefone }) => telefone),
  };
}

/** The five consent flags. @rule C4.20 */
export interface Flags {
  readonly recebeEmail: boolean;
  readonly recebeSms: boolean;
  readonly recebePush: boolean;
  readonly recebeWhatsapp: boolean;
  readonly cupomDigital: boolean;
}

/** Defaults of a registration. @rule S9.10 */
export const DEFAULT_FLAGS: Flags = {
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: false,
};

/** The flags only. */
function flagsOf(row: Flags | undefined): Flags {
  const { recebeEmail, recebeSms, recebePush, recebeWhatsapp, cupomDigital } = row ?? DEFAULT_FLAGS;
  return { recebeEmail, recebeSms, recebePush, recebeWhatsapp, cupomDigital };
}

const NAMES = Object.keys(DEFAULT_FLAGS) as readonly (keyof Flags)[];

/** The sent flags; absent and empty ones are omitted. Throws 400 for other types. @rule R17 */
export function readFlags(fields: Fields): Partial<Flags> {
  const sent = NAMES.map((name) => [name, readBoolean(fields, name, undefined)] as const);
  return Object.fromEntries(sent.filter(([, flag]) => flag !== undefined));
}

/** GET and POST /api/pessoa/preferencia: `{preferencias: {five booleans}}`. Missing flags keep their value. */
export function registerPreferencia(app: FastifyInstance, { db }: Context): void {
  app.get('/api/pessoa/preferencia', async ({ pessoaId }) => {
    const [row] = await db.select().from(preferencias).where(eq(preferencias.pessoaId, pessoaId));
    return { preferencias: flagsOf(row) };
  });

  app.post('/api/pessoa/preferencia', async (request) => {
    const { pessoaId } = request;
    const body = fieldsOf(request.body);
    // Some clients send them inside `preferencias`, as in the answer.
    const sent = readFlags('preferencias' in body ? fieldsOf(body['preferencias']) : body);
    // Others are not written back: another request may have changed them.
    const [row] = await db
      .insert(preferencias)
      .values({ pessoaId, ...DEFAULT_FLAGS, ...sent })
      .onConflictDoUpdate({ target: preferencias.pessoaId, set: { pessoaId, ...sent } })
      .returning();
    return { preferencias: flagsOf(row) };
  });
}
