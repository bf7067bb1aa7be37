import type { Db } from './database.ts';

/** A statement that is built once for each database: to build it costs Drizzle more than to run it. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const found = known.get(db) ?? build(db);
    known.set(db, found);
    return found;
  };
}
