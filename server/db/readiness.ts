import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';
import { chaves } from './schema/acesso.ts';
import * as acesso from './schema/acesso.ts';
import * as compras from './schema/compras.ts';
import * as conteudo from './schema/conteudo.ts';
import * as fidelidade from './schema/fidelidade.ts';
import * as ofertas from './schema/ofertas.ts';
import * as pessoas from './schema/pessoas.ts';

/** The portal's tables. */
const TABLES = [acesso, compras, conteudo, fidelidade, ofertas, pessoas]
  .flatMap((schema): unknown[] => Object.values(schema))
  .filter((value): value is PgTable => is(value, PgTable));

/** Every column of the program, read of no row. */
const columns = prepared((db) =>
  sql.join(
    TABLES.map(
      (table) =>
        sql`exists ${db
          .select()
          .from(table)
          .where(sql`false`)}`,
    ),
    sql` or `,
  ),
);

/** Whether every column of the program is there and may be read; throws the database's error that names what is not. */
export async function demandSchema(db: Db): Promise<void> {
  await db.execute(sql`select ${columns(db)}`);
}

/** A key of `chaves` that no hash equals. */
const OWN_KEY = 'pronto';

/**
 * Throws when the database cannot serve every call. It writes one row, always the same, and a file that goes with the
 * statement: a standby, a full disk and a missing grant are noticed, and nothing grows. Callers at one time share an answer.
 */
export function createReadiness(db: Db): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return async () => {
    asking ??= ask(db).finally(() => (asking = undefined));
    return asking;
  };
}

async function ask(db: Db): Promise<void> {
  await demandSchema(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    // A sort larger than that is written to the data's disk.
    await tx.execute(
      sql`select count(*) from (select repeat(i::text, 400) from generate_series(1, 120) as i order by 1) as sorted`,
    );
    const row = { chave: OWN_KEY, assinatura: '', status: 200, resposta: '', criadaEm: new Date() };
    // Only a column without an index: the row's old versions are cleared within its page.
    await tx
      .insert(chaves)
      .values(row)
      .onConflictDoUpdate({ target: chaves.chave, set: { resposta: '' } });
  });
}
