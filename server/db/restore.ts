import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/**
 * For tests: the way back to the rows of one moment. The first call notes them, in a schema of its own, with a trigger
 * on each table that remembers a change; each further call writes the changed tables anew. Needs a superuser.
 */
export function createRestore(db: Db): () => Promise<void> {
  let noted: Promise<void> | undefined;
  return async () => {
    if (noted !== undefined) return noted.then(async () => setBack(db));
    noted = note(db);
    return noted;
  };
}

async function note(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const run = async (statement: string) => tx.execute(sql.raw(statement));
    await run('drop schema if exists inicio cascade');
    await run('create schema inicio');
    await run('create table inicio.mudadas (tabela text primary key)');
    await run(`create function inicio.notar() returns trigger language plpgsql as $$
      begin insert into inicio.mudadas values (quote_ident(tg_table_name)) on conflict do nothing; return null; end $$`);
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
    );
    for (const { name } of tables) {
      await run(`create table inicio.${name} as table ${name}`);
      await run(`create trigger notar_mudanca after insert or update or delete on ${name}
        for each statement execute function inicio.notar()`);
    }
  });
}

async function setBack(db: Db): Promise<void> {
  const changed = sql`select tabela from inicio.mudadas`;
  await db.transaction(async (tx) => {
    // Neither foreign keys nor the triggers above look on: table by table the rows do not fit together.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { tabela } of await rowsOf<{ tabela: string }>(tx, changed)) {
      await tx.execute(sql.raw(`delete from ${tabela}`));
      await tx.execute(sql.raw(`insert into ${tabela} overriding system value table inicio.${tabela}`));
    }
    await tx.execute(sql`delete from inicio.mudadas`);
  });
}
