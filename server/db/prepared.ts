import type { Db } from './database.ts';

/** A statement built once per database: building costs Drizzle more than running. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const found = known.get(db) ?? build(db);
    known.set(db, found);
    return found;
  };
}
