import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { openPostgres } from '../../../server/db/database.ts';
import { systemClock, today } from '../../../server/lib/dates.ts';
import { type Argon2Cost, createPasswords } from '../../../server/security/passwords.ts';
import { seedIfEmpty } from '../../../server/seed/seed.ts';
import { withDatabase } from '../../../server/testing/server.ts';

/** The first customer's id: those of the demo data have lower ones. */
const FIRST = 1000;
/** Points of a customer in campaign 1: every fifth customer soon has none left. */
export const pointsOf = (id: number) => (isPoor(id) ? 300 : 100_000);
const isPoor = (id: number) => id % 5 === 0;
/** A customer with enough points for a long load. */
export const richAt = (index: number) => customerAt(index) + (isPoor(customerAt(index)) ? 1 : 0);
export const PASSWORD = 'clube123';
const QUICK: Argon2Cost = { memoryKib: 64, passes: 1 };

export const customerAt = (index: number) => FIRST + index;
export const documentOf = (id: number) => String(10_000_000_000 + id);
/** The token of a signed-in customer; the database has its hash. */
export const tokenOf = (id: number) => `carga-${String(id).padStart(20, '0')}`;

type Row = readonly (string | number | null)[];
interface Table {
  readonly name: string;
  readonly columns: string;
  readonly rows: (id: number) => Row[];
}

const SINCE = '2026-01-01 10:00:00';
const upTo = (count: number) => Array.from({ length: count }, (_unused, n) => n);
/** A day of 2026 that varies with the customer and the entry. */
const dayOf = (id: number, n: number) =>
  `2026-${String(1 + ((id + n) % 9)).padStart(2, '0')}-${String(1 + ((id * 7 + n) % 28)).padStart(2, '0')}`;

function tables(senhaHash: string): Table[] {
  return [
    {
      name: 'pessoas',
      columns: 'id, cpf_cnpj, fisica_juridica, nome_razao, email, senha_hash, dta_inclusao',
      rows: (id) => [[id, documentOf(id), 'F', `Cliente ${id}`, `c${id}@exemplo.example`, senhaHash, SINCE]],
    },
    { name: 'preferencias', columns: 'pessoa_id', rows: (id) => [[id]] },
    {
      name: 'telefones',
      columns: 'pessoa_id, tipo, ddd, numero, preferencial',
      rows: (id) => [[id, 'Celular', '19', String(990_000_000 + (id % 9_999_999)), 't']],
    },
    {
      name: 'saldos_pontos',
      columns: 'pessoa_id, id_campanha, saldo',
      rows: (id) => [[id, 1, pointsOf(id)]],
    },
    {
      name: 'pontos',
      columns: 'pessoa_id, id_campanha, descricao, qtde, dta_evento',
      rows: (id) => [[id, 1, 'Compras', pointsOf(id), SINCE]],
    },
    {
      name: 'lancamentos',
      columns: 'pessoa_id, descricao, dta_evento, dta_liberacao, valor_centavos, restante_centavos',
      rows: (id) =>
        upTo(4).map((n) => [id, 'Cashback', `${dayOf(id, n)} 12:00:00`, dayOf(id, n), 150 + n, 150 + n]),
    },
    {
      name: 'cupons',
      columns:
        'pessoa_id, id_empresa, id_emp_formato, valor_total_centavos, valor_desconto_centavos, dta_cupom',
      rows: (id) => upTo(4).map((n) => [id, 1, 1, 9000 + n, 400 + n, `${dayOf(id, n)} 18:30:00`]),
    },
    {
      name: 'vouchers',
      columns: 'pessoa_id, codigo, beneficio, dta_inicio, dta_fim',
      rows: (id) => [[id, `CARGA${id}`, 'R$ 10 de desconto', '2026-01-01', '2099-12-31']],
    },
  ];
}

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

/**
 * Adds customers to a seeded database by COPY, with the data of their screens, and signs the first of them in.
 * @param url the database's address
 * @param signedIn how many have a token (`tokenOf`)
 */
async function seedCustomers(
  url: string,
  customers: number,
  signedIn: number,
  argon2 = QUICK,
): Promise<void> {
  const senhaHash = await createPasswords(argon2).hash(PASSWORD, '');
  for (const { name, columns, rows } of tables(senhaHash)) {
    await copy(url, `${name} (${columns})`, linesOf(customers, rows));
  }
  const hashOf = (id: number) => createHash('sha256').update(tokenOf(id)).digest('base64url');
  await copy(
    url,
    'tokens (hash, pessoa_id, criado_em, expira_em)',
    linesOf(Math.min(signedIn, customers), (id) => [[hashOf(id), id, SINCE, '2099-01-01 00:00:00']]),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** The rows in COPY's text format, some thousand at a time. */
function* linesOf(customers: number, rows: Table['rows']): Generator<string> {
  let lines: string[] = [];
  for (let index = 0; index < customers; index += 1) {
    for (const row of rows(customerAt(index))) lines.push(row.map((value) => value ?? '\\N').join('\t'));
    if (lines.length < 5000) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

async function copy(url: string, target: string, lines: Iterable<string>): Promise<void> {
  // Foreign keys would be checked row by row, millions of times; the rows above are consistent.
  const command = ['-q', '-v', 'ON_ERROR_STOP=1', '-c', 'set session_replication_role = replica'];
  const child = spawn(findPsql(), [url, ...command, '-c', `copy ${target} from stdin`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number]>;
  await pipeline(Readable.from(lines), child.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`psql could not copy into ${target}`);
}

function findPsql(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(debian, version, 'bin/psql')).find(existsSync) ?? 'psql';
}
