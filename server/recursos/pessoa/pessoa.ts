import { type Column, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
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

/** A customer's rows of a table, without their owner, in the order of `id`. */
function rowsOfOwner<Table extends typeof enderecos | typeof telefones>(table: Table, id: Column) {
  const { pessoaId, ...columns } = getTableColumns<typeof enderecos | typeof telefones>(table);
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql<Omit<Table['$inferSelect'], 'pessoaId'>[]>`(
    select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${id}), '[]')
    from ${table} where ${pessoaId} = ${pessoas.id})`;
}

/** One statement, since each is a round trip. */
const person = prepared((db) => {
  const { senhaHash: _senhaHash, id: _id, ...shown } = getTableColumns(pessoas);
  return db
    .select({
      shown,
      preferencia: preferencias,
      enderecos: rowsOfOwner(enderecos, enderecos.idEndereco),
      telefones: rowsOfOwner(telefones, telefones.idTelefone),
    })
    .from(pessoas)
    .leftJoin(preferencias, eq(preferencias.pessoaId, pessoas.id))
    .where(eq(pessoas.id, sql.placeholder('id')))
    .prepare('person');
});

async function readPessoa(db: Db, id: number, now: Date) {
  const [found] = await person(db).execute({ id });
  if (found === undefined) throw new Failure(404, 'Cadastro não encontrado.');
  const { shown, preferencia, ...lists } = found;
  const asked = shown.dtaHoraSolicitacaoExclusao;
  return {
    ...shown,
    dtaInclusao: wireDateTime(shown.dtaInclusao),
    dtaHoraSolicitacaoExclusao: asked === null ? null : wallClock(asked),
    tempoLimiteReativacaoCadastro: REACTIVATION_HOURS,
    tempoRestanteReativacaoCadastro: tempoRestante(shown, now),
    preferencias: flagsOf(preferencia ?? undefined),
    ...lists,
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
