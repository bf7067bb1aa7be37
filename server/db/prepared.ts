import type { Db } from './database.ts';

/** A statement built once per database: building costs Drizzle more than running. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const cache = new WeakMap<Db, Statement>();
  return (db) => {
    const found = cache.get(db) ?? build(db);
    cache.set(db, found);
    return found;
  };
}
