import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/**
 * For tests: the way back to the rows of one moment. The first call notes them, in a schema of its own, with a trigger
 * on each table that remembers a change; each further call writes the changed tables anew. Needs a superuser.
 *
 * @param schema its name: two on one database, each with its moment, need two
 */
export function createRestore(db: Db, schema = 'inicio'): () => Promise<void> {
  let noted: Promise<void> | undefined;
  return async () => {
    if (noted !== undefined) return noted.then(async () => setBack(db, schema));
    noted = note(db, schema);
    return noted;
  };
}

async function note(db: Db, schema: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = async (statement: string) => tx.execute(sql.raw(statement));
    await run(`drop schema if exists ${schema} cascade`);
    await run(`create schema ${schema}`);
    await run(`create table ${schema}.mudadas (tabela text primary key)`);
    await run(`create function ${schema}.notar() returns trigger language plpgsql as $$
      begin insert into ${schema}.mudadas values (quote_ident(tg_table_name)) on conflict do nothing; return null; end $$`);
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
    );
    for (const { name } of tables) {
      await run(`create table ${schema}.${name} as table ${name}`);
      await run(`create trigger notar_${schema} after insert or update or delete on ${name}
        for each statement execute function ${schema}.notar()`);
    }
  });
}

async function setBack(db: Db, schema: string): Promise<void> {
  const changed = sql.raw(`select tabela from ${schema}.mudadas`);
  await db.transaction(async (tx) => {
    // Foreign keys and triggers are off: while tables are filled one by one, their rows do not fit together yet.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { tabela } of await rowsOf<{ tabela: string }>(tx, changed)) {
      await tx.execute(sql.raw(`delete from ${tabela}`));
      await tx.execute(sql.raw(`insert into ${tabela} overriding system value table ${schema}.${tabela}`));
    }
    await tx.execute(sql.raw(`delete from ${schema}.mudadas`));
  });
}
