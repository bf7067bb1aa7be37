import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import argon2 from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** A task's work on the server. */
export interface Work {
  /** Password derivations. */
  readonly hashes: number;
  /** File operations. */
  readonly files: number;
  /** Written rows, by `INSERT table`. */
  readonly rows: Readonly<Record<string, number>>;
}

export interface WorkNotes {
  readonly of: (task: () => Promise<unknown>) => Promise<Work>;
  /** Removes the triggers: the database is reused. */
  readonly end: () => Promise<void>;
}

/** For tests: measures a task's work instead of its time, by triggers on every table of `db` and Node's calls. */
export async function recordWork(db: Db): Promise<WorkNotes> {
  const run = async (statement: string) => db.execute(sql.raw(statement));
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
  );
  await run('create table trabalho (feito text not null)');
  await run(`create function notar_trabalho() returns trigger language plpgsql as $$
    begin insert into trabalho values (tg_op || ' ' || tg_table_name); return null; end $$`);
  for (const { name } of tables) {
    await run(`create trigger notar_trabalho after insert or update or delete on ${name}
      for each row execute function notar_trabalho()`);
  }
  const of = async (task: () => Promise<unknown>): Promise<Work> => {
    await run('delete from trabalho');
    const counts = { hashes: 0, files: 0 };
    // What Jest or an earlier test still does in this process is not the task's.
    const own = new AsyncLocalStorage<true>();
    const hook = createHook({
      init: (_id, type) => {
        if (own.getStore() === undefined) return;
        if (type === 'FSREQPROMISE') counts.files += 1;
      },
    }).enable();
    const { hashRaw } = argon2;
    argon2.hashRaw = async (...asked) => {
      counts.hashes += 1;
      return hashRaw(...asked);
    };
    await own.run(true, task);
    argon2.hashRaw = hashRaw;
    hook.disable();
    const done = await rowsOf<{ feito: string; total: number }>(
      db,
      sql`select feito, count(*)::int as total from trabalho group by feito order by feito`,
    );
    return { ...counts, rows: Object.fromEntries(done.map(({ feito, total }) => [feito, total])) };
  };
  const end = async () => {
    await run('drop function notar_trabalho cascade');
    await run('drop table trabalho');
  };
  return { of, end };
}
