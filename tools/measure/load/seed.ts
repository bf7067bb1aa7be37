import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../../server/db/database.ts';
import { systemClock, today } from '../../../server/lib/dates.ts';
import { type Argon2Cost, createPasswords, DEFAULT_ARGON2 } from '../../../server/security/passwords.ts';
import { seedIfEmpty } from '../../../server/seed/seed.ts';
import { withDatabase } from '../../../server/testing/server.ts';

/** The first customer's id: those of the demo data have lower ones. */
const FIRST = 1000;
const POOR_POINTS = 300;
const RICH_POINTS = 100_000;
/** Points of a customer in campaign 1: every fifth customer soon has none left. */
export const pointsOf = (id: number) => (isPoor(id) ? POOR_POINTS : RICH_POINTS);
const isPoor = (id: number) => id % 5 === 0;
/** A customer with enough points for a long load. */
export const richAt = (index: number) => customerAt(index) + (isPoor(customerAt(index)) ? 1 : 0);
export const PASSWORD = 'clube123';

export const customerAt = (index: number) => FIRST + index;
export const documentOf = (id: number) => String(10_000_000_000 + id);
/** The token of a signed-in customer; the database has its hash. */
export const tokenOf = (id: number) => `carga-${String(id).padStart(20, '0')}`;

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
  cost: Argon2Cost = DEFAULT_ARGON2,
): Promise<LoadDatabase> {
  const name = `portal_carga_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const passwords = createPasswords(cost);
  const database = await openPostgres(url, { max: 2 });
  await database.prepare(join(root, 'server/migrations'), async (db) =>
    seedIfEmpty(db, today(systemClock), passwords),
  );
  await database.close();
  await query(url, customerRows(customers, await passwords.hash(PASSWORD, '')));
  await query(url, 'vacuum analyze');
  return { url, drop: async () => query(server, `drop database if exists ${name} with (force)`) };
}

/** Adds customers with the data of their screens, and signs the first of them in (`tokenOf`). */
const customerRows = (customers: number, hash: string) => `
-- Foreign keys would be checked row by row, millions of times; these rows are consistent.
set session_replication_role = replica;
create temporary view customer as
  select id, timestamp '2026-01-01 10:00' as since, case when id % 5 = 0 then ${POOR_POINTS} else ${RICH_POINTS} end as points
  from generate_series(${FIRST}, ${customerAt(customers - 1)}) as id;
create temporary view entry as
  select id, n, make_date(2026, 1 + (id + n) % 9, 1 + (id * 7 + n) % 28) as day from customer, generate_series(0, 3) as n;
insert into pessoas (id, cpf_cnpj, fisica_juridica, nome_razao, email, senha_hash, dta_inclusao)
  select id, (10000000000 + id)::text, 'F', 'Cliente ' || id, 'c' || id || '@exemplo.example', ${pg.escapeLiteral(hash)}, since from customer;
insert into preferencias (pessoa_id) select id from customer;
insert into telefones (pessoa_id, tipo, ddd, numero, preferencial)
  select id, 'Celular', '19', (990000000 + id % 9999999)::text, true from customer;
insert into saldos_pontos (pessoa_id, id_campanha, saldo) select id, 1, points from customer;
insert into pontos (pessoa_id, id_campanha, descricao, qtde, dta_evento)
  select id, 1, 'Compras', points, since from customer;
insert into lancamentos (pessoa_id, descricao, dta_evento, dta_liberacao, valor_centavos, restante_centavos)
  select id, 'Cashback', day + time '12:00', day, 150 + n, 150 + n from entry;
insert into cupons (pessoa_id, id_empresa, id_emp_formato, valor_total_centavos, valor_desconto_centavos, dta_cupom)
  select id, 1, 1, 9000 + n, 400 + n, day + time '18:30' from entry;
insert into vouchers (pessoa_id, codigo, beneficio, dta_inicio, dta_fim)
  select id, 'CARGA' || id, 'R$ 10 de desconto', '2026-01-01', '2099-12-31' from customer;
insert into tokens (hash, pessoa_id, criado_em, expira_em)
  select translate(rtrim(encode(sha256(('carga-' || lpad(id::text, 20, '0'))::bytea), 'base64'), '='), '+/', '-_'), id, since, '2099-01-01'
  from customer where id < ${customerAt(SIGNED_IN)};`;

async function query(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
