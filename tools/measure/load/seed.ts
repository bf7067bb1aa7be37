import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../../server/db/database.ts';
import { systemClock, today } from '../../../server/lib/dates.ts';
import { createPasswords, DEFAULT_ARGON2 } from '../../../server/security/passwords.ts';
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

const SINCE = `timestamp '2026-01-01 10:00:00'`;
const POINTS = `case when id % 5 = 0 then ${POOR_POINTS} else ${RICH_POINTS} end`;
/** A day of 2026 that varies with the customer and the entry. */
const DAY = 'make_date(2026, 1 + (id + n) % 9, 1 + (id * 7 + n) % 28)';
const TOKEN_HASH = `translate(rtrim(encode(sha256(('carga-' || lpad(id::text, 20, '0'))::bytea), 'base64'), '='), '+/', '-_')`;

/** The data of a customer's screens: each column's value by table, from `id`; an entry's from `n`, too. */
const CUSTOMER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  preferencias: { pessoa_id: 'id' },
  telefones: {
    pessoa_id: 'id',
    tipo: `'Celular'`,
    ddd: `'19'`,
    numero: `(990000000 + id % 9999999)::text`,
    preferencial: 'true',
  },
  saldos_pontos: { pessoa_id: 'id', id_campanha: '1', saldo: POINTS },
  pontos: { pessoa_id: 'id', id_campanha: '1', descricao: `'Compras'`, qtde: POINTS, dta_evento: SINCE },
  vouchers: {
    pessoa_id: 'id',
    codigo: `'CARGA' || id`,
    beneficio: `'R$ 10 de desconto'`,
    dta_inicio: `date '2026-01-01'`,
    dta_fim: `date '2099-12-31'`,
  },
};
const FOUR_ENTRIES: typeof CUSTOMER = {
  lancamentos: {
    pessoa_id: 'id',
    descricao: `'Cashback'`,
    dta_evento: `${DAY} + time '12:00'`,
    dta_liberacao: DAY,
    valor_centavos: '150 + n',
    restante_centavos: '150 + n',
  },
  cupons: {
    pessoa_id: 'id',
    id_empresa: '1',
    id_emp_formato: '1',
    valor_total_centavos: '9000 + n',
    valor_desconto_centavos: '400 + n',
    dta_cupom: `${DAY} + time '18:30'`,
  },
};

export interface LoadDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates a database on a PostgreSQL server, with the demo data and so many customers. */
export async function makeDatabase(server: string, root: string, customers: number): Promise<LoadDatabase> {
  const name = `portal_carga_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const passwords = createPasswords(DEFAULT_ARGON2);
  const database = await openPostgres(url, { max: 2 });
  await database.prepare(join(root, 'server/migrations'), async (db) =>
    seedIfEmpty(db, today(systemClock), passwords),
  );
  await database.close();
  await query(url, ...customerRows(customers, await passwords.hash(PASSWORD, '')), 'vacuum analyze');
  return { url, drop: async () => query(server, `drop database if exists ${name} with (force)`) };
}

/** The statements that add customers, and sign the first of them in (`tokenOf`). */
function customerRows(customers: number, hash: string): string[] {
  const ids = (count: number) => `generate_series(${FIRST}, ${customerAt(count - 1)}) as id`;
  const insert = (table: string, values: Readonly<Record<string, string>>, from: string) =>
    `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from ${from}`;
  const all = ids(customers);
  const pessoa = {
    id: 'id',
    cpf_cnpj: '(10000000000 + id)::text',
    fisica_juridica: `'F'`,
    nome_razao: `'Cliente ' || id`,
    email: `'c' || id || '@exemplo.example'`,
    senha_hash: pg.escapeLiteral(hash),
    dta_inclusao: SINCE,
  };
  const token = {
    hash: TOKEN_HASH,
    pessoa_id: 'id',
    criado_em: SINCE,
    expira_em: `timestamp '2099-01-01 00:00:00'`,
  };
  return [
    // Foreign keys would be checked row by row, millions of times; these rows are consistent.
    'set session_replication_role = replica',
    insert('pessoas', pessoa, all),
    ...Object.entries(CUSTOMER).map(([table, values]) => insert(table, values, all)),
    ...Object.entries(FOUR_ENTRIES).map(([table, values]) =>
      insert(table, values, `${all}, generate_series(0, 3) as n`),
    ),
    insert('tokens', token, ids(Math.min(SIGNED_IN, customers))),
  ];
}

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
