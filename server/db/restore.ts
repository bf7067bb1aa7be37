import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/**
 * For tests: restores the rows of one moment. The first call stores them in a schema, with change triggers on each table;
 * later calls rewrite the changed tables. Needs a superuser.
 * @param schema one per moment
 */
export function createRestore(db: Db, schema = 'inicio'): () => Promise<void> {
  let recorded: Promise<void> | undefined;
  return async () => {
    if (recorded !== undefined) return recorded.then(async () => setBack(db, schema));
    recorded = recordRows(db, schema);
    return recorded;
  };
}

async function recordRows(db: Db, schema: string): Promise<void> {
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
    // Foreign keys and triggers are off while the tables are filled.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { tabela } of await rowsOf<{ tabela: string }>(tx, changed)) {
      await tx.execute(sql.raw(`delete from ${tabela}`));
      await tx.execute(sql.raw(`insert into ${tabela} overriding system value table ${schema}.${tabela}`));
    }
    await tx.execute(sql.raw(`delete from ${schema}.mudadas`));
  });
}
