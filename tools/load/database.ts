import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../server/db/database.ts';
import { systemClock, today } from '../../server/lib/dates.ts';
import { createPasswords } from '../../server/security/passwords.ts';
import { seedIfEmpty } from '../../server/seed/seed.ts';
import { withDatabase } from '../../server/testing/server.ts';
import { QUICK, seedCustomers } from './seed.ts';

/** How many customers have a token; the calls are spread over them. */
export const SIGNED_IN = 20_000;

export interface LoadDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates a database on a PostgreSQL server, with the demo data and so many customers. */
export async function makeDatabase(
  server: string,
  root: string,
  customers: number,
  argon2 = QUICK,
): Promise<LoadDatabase> {
  const name = `portal_carga_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const database = await openPostgres(url, { max: 2 });
  await database.prepare(join(root, 'server/migrations'), async (db) =>
    seedIfEmpty(db, today(systemClock), createPasswords(argon2)),
  );
  await database.close();
  await seedCustomers(url, customers, SIGNED_IN, argon2);
  return { url, drop: async () => asAdmin(server, `drop database if exists ${name} with (force)`) };
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
