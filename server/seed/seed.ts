import { sql, getTableName, is } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { semeaduras, ramosAtividade } from '../db/schema/conteudo.ts';
import { OperatorError } from '../lib/operator-error.ts';
import type { Passwords } from '../security/passwords.ts';
import { seedBanners, seedTabloides } from './tabloides.ts';
import { seedCampanhas } from './campanhas.ts';
import { seedCompras, seedConta } from './compras.ts';
import { seedLojas } from './lojas.ts';
import { seedOfertas } from './ofertas.ts';
import { seedPessoas } from './pessoas.ts';
import { seedTermos } from './termos.ts';
import { seedVouchers } from './vouchers.ts';
import { PgTable } from 'drizzle-orm/pg-core';
import * as acesso from '../db/schema/acesso.ts';
import * as compras from '../db/schema/compras.ts';
import * as conteudo from '../db/schema/conteudo.ts';
import * as fidelidade from '../db/schema/fidelidade.ts';
import * as ofertas from '../db/schema/ofertas.ts';
import * as pessoas from '../db/schema/pessoas.ts';

const namesOf = (...rooms: readonly Readonly<Record<string, unknown>>[]): string[] =>
  rooms
    .flatMap((room) => Object.values(room))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table));

/** Content that somebody has entered. */
const CONTENT_TABLES: readonly string[] = namesOf(compras, conteudo, fidelidade, ofertas, pessoas);

/** The portal's tables; the database may have others. */
export const OWN_TABLES: readonly string[] = [...CONTENT_TABLES, ...namesOf(acesso)];

const VERSION = 1;

/** Seeds an empty database with the demonstration around `day` (YYYY-MM-DD). */
export async function seedIfEmpty(db: Db, day: string, passwords: Passwords): Promise<void> {
  if (!(await isEmpty(db))) return;
  await db.transaction(async (tx) => writeDemo(tx, day, passwords));
}

/** Whether the database was seeded. */
export async function isDemo(db: Db): Promise<boolean> {
  const [marker] = await db.select({ id: semeaduras.id }).from(semeaduras);
  return marker !== undefined;
}

/** Resets the demonstration in one transaction; throws OperatorError for foreign data. */
export async function resetDemo(db: Db, day: string, passwords: Passwords): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isDemo(tx)) && !(await isEmpty(tx)))
      throw new OperatorError(
        'Este banco de dados não foi semeado por este projeto: nada foi alterado. (Not a demo database.)',
      );
    // Without `cascade`: rows of other applications that reference ours stop it.
    await tx.execute(sql`truncate ${sql.join(OWN_TABLES.map(identifier), sql`, `)} restart identity`);
    await writeDemo(tx, day, passwords);
  });
}

const identifier = (name: string) => sql.identifier(name);

/** Whether the database is empty, sign-in attempts aside. */
async function isEmpty(db: Db): Promise<boolean> {
  const some = CONTENT_TABLES.map((name) => sql`exists (select 1 from ${identifier(name)})`);
  const [row] = await rowsOf<{ some: boolean }>(db, sql`select ${sql.join(some, sql` or `)} as some`);
  return row?.some === false;
}

async function writeDemo(db: Db, day: string, passwords: Passwords): Promise<void> {
  await seedLojas(db);
  await seedPessoas(db, day, passwords);
  await seedTermos(db, day);
  await seedBanners(db);
  await seedRamos(db);
  await seedOfertas(db, day);
  await seedTabloides(db, day);
  await seedCampanhas(db, day);
  await seedVouchers(db, day);
  await seedCompras(db, day);
  await seedConta(db, day);
  await alignIdentities(db);
  await db.insert(semeaduras).values({ id: 1, versao: VERSION, dia: day });
}

/** Explicit ids leave identity counters behind: they are advanced. */
async function alignIdentities(db: Db): Promise<void> {
  const columns = await rowsOf<{ tabela: string; coluna: string }>(
    db,
    sql`select table_name as tabela, column_name as coluna from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { tabela, coluna } of columns.filter((column) => OWN_TABLES.includes(column.tabela))) {
    const [table, column] = [sql.identifier(tabela), sql.identifier(coluna)];
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${tabela}, ${coluna}),
        greatest((select coalesce(max(${column}), 0) from ${table}), 1),
        exists (select 1 from ${table}))`);
  }
}

const RAMOS = [
  'Açougue',
  'Bar',
  'Cafeteria',
  'Confeitaria',
  'Escola',
  'Hotel ou pousada',
  'Lanchonete',
  'Minimercado',
  'Padaria',
  'Pizzaria',
  'Restaurante',
  'Serviços de alimentação',
  'Outros',
];

/** Writes the kinds of business. */
async function seedRamos(db: Db): Promise<void> {
  await db.insert(ramosAtividade).values(RAMOS.map((valorStr) => ({ valorStr })));
}
