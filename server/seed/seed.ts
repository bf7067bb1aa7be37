import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { semeaduras } from '../db/schema/conteudo.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import type { Passwords } from '../security/passwords.ts';
import { seedCampanhas } from './campanhas.ts';
import { seedCompras, seedConta } from './compras.ts';
import { seedLojas } from './lojas.ts';
import { seedOfertas } from './ofertas.ts';
import { seedPessoas } from './pessoas.ts';
import { seedTabloides } from './tabloides.ts';
import { seedTermos } from './termos.ts';
import { seedVitrine } from './vitrine.ts';
import { seedVouchers } from './vouchers.ts';

const VERSION = 1;

/** Thrown by resetDemo for a database with customers that the seed did not write. */
export class ForeignDatabaseError extends Error {
  constructor() {
    super('Este banco de dados não foi semeado por este projeto: nada foi alterado. (Not a demo database.)');
    this.name = 'ForeignDatabaseError';
  }
}

/** Fills an empty database with the demonstration, dated around `day` (YYYY-MM-DD); leaves any other alone. */
export async function seedIfEmpty(db: Db, day: string, passwords: Passwords): Promise<void> {
  const [anyone] = await db.select({ id: pessoas.id }).from(pessoas).limit(1);
  if (anyone !== undefined || (await isDemo(db))) return;
  await db.transaction(async (tx) => writeDemo(tx, day, passwords));
}

/** Whether the demonstration was ever written into the database. */
export async function isDemo(db: Db): Promise<boolean> {
  const [marker] = await db.select({ id: semeaduras.id }).from(semeaduras);
  return marker !== undefined;
}

/** Sets the demonstration back, all in one transaction; throws ForeignDatabaseError for somebody's real data. */
export async function resetDemo(db: Db, day: string, passwords: Passwords): Promise<void> {
  await db.transaction(async (tx) => {
    const [anyone] = await tx.select({ id: pessoas.id }).from(pessoas).limit(1);
    if (anyone !== undefined && !(await isDemo(tx))) throw new ForeignDatabaseError();
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
    );
    const names = tables.map((table) => table.name).join(', ');
    await tx.execute(sql.raw(`truncate ${names} restart identity cascade`));
    await writeDemo(tx, day, passwords);
  });
}

async function writeDemo(db: Db, day: string, passwords: Passwords): Promise<void> {
  await seedLojas(db);
  await seedPessoas(db, day, passwords);
  await seedTermos(db, day);
  await seedVitrine(db);
  await seedOfertas(db, day);
  await seedTabloides(db, day);
  await seedCampanhas(db, day);
  await seedVouchers(db, day);
  await seedCompras(db, day);
  await seedConta(db, day);
  await alignIdentities(db);
  await db.insert(semeaduras).values({ id: 1, versao: VERSION, dia: day });
}

/** Rows with ids of our own leave the identity counters behind: the next insert would collide. */
async function alignIdentities(db: Db): Promise<void> {
  const columns = await rowsOf<{ tabela: string; coluna: string }>(
    db,
    sql`select table_name as tabela, column_name as coluna from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { tabela, coluna } of columns) {
    const [table, column] = [sql.identifier(tabela), sql.identifier(coluna)];
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${tabela}, ${coluna}),
        greatest((select coalesce(max(${column}), 0) from ${table}), 1),
        exists (select 1 from ${table}))`);
  }
}
