import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { encodeForm } from '../../../server/testing/client.ts';
import { FRIGIDEIRA, TROCA, VOUCHER_10 } from '../../../server/testing/pontos.ts';
import type { ServerProcess } from '../../../server/testing/process.ts';
import { assertLocal } from './options.ts';
import { customerAt, pointsOf, tokenOf } from './seed.ts';

/** One press of a customer's button; its request may be sent more than once. */
interface Intent {
  readonly id: number;
  readonly key: string;
  readonly idResgate: number;
  readonly cost: number;
}

/** The outcome of an intent: acknowledged bodies and refusals. */
export interface Outcome {
  readonly intent: Intent;
  readonly acknowledged: Set<string>;
  readonly refused: Set<number>;
  /** Requests without an answer, because their process was killed. */
  lost: number;
}

/** So few customers that their exchanges collide. */
const CUSTOMERS = 50;

function newIntent(): Outcome {
  const { idResgate, cost } = Math.random() < 0.5 ? VOUCHER_10 : FRIGIDEIRA;
  const id = customerAt(Math.floor(Math.random() * CUSTOMERS));
  return {
    intent: { id, key: randomUUID(), idResgate, cost },
    acknowledged: new Set(),
    refused: new Set(),
    lost: 0,
  };
}

/** Sends an intent's request to a process and records its outcome. */
async function send({ base }: ServerProcess, outcome: Outcome): Promise<void> {
  const { id, key, idResgate } = outcome.intent;
  const answer = await fetch(`${assertLocal(base)}${TROCA}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Bearer ${tokenOf(id)}`,
      'idempotency-key': `"${key}"`,
    },
    body: encodeForm({ idResgate }),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null);
  if (answer === null) outcome.lost += 1;
  else if (answer.status === 200) outcome.acknowledged.add(answer.text);
  else outcome.refused.add(answer.status);
}

/**
 * Sends so many exchanges through several processes, a quarter of the intents twice at once, to two processes.
 * @returns the outcome of each intent
 */
export async function mixExchanges(processes: readonly ServerProcess[], total: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let left = total;
  const at = (n: number) => processes[n % processes.length] as ServerProcess;
  const worker = async (n: number) => {
    while (left > 0) {
      const twice = left > 1 && Math.random() < 0.25;
      left -= twice ? 2 : 1;
      const outcome = newIntent();
      outcomes.push(outcome);
      await Promise.all([send(at(n), outcome), ...(twice ? [send(at(n + 1), outcome)] : [])]);
    }
  };
  await Promise.all(Array.from({ length: 32 }, async (_unused, n) => worker(n)));
  return outcomes;
}

/**
 * Sends exchanges without a pause while one process after the other is killed (`kill -9`) and started again.
 * @param start starts a process
 * @param count the number of processes
 * @param kills the number of kills
 * @returns the outcome of each intent
 */
export async function killUnderLoad(
  start: () => Promise<ServerProcess>,
  count: number,
  kills: number,
): Promise<Outcome[]> {
  const processes: (ServerProcess | null)[] = await Promise.all(Array.from({ length: count }, start));
  const alive = (n: number) => processes[n % processes.length] ?? processes[(n + 1) % processes.length];
  const outcomes: Outcome[] = [];
  const ending = new AbortController();
  const worker = async (n: number) => {
    while (!ending.signal.aborted) {
      const outcome = newIntent();
      outcomes.push(outcome);
      const process = alive(n);
      if (process) await send(process, outcome);
    }
  };
  const working = Promise.all(Array.from({ length: 16 }, async (_unused, n) => worker(n)));
  for (let round = 0; round < kills; round += 1) {
    const n = round % processes.length;
    const answered = outcomes.length;
    // Kills after a varying number of new exchanges, to hit them at different moments.
    while (outcomes.length < answered + 8 + (round % 5)) await new Promise((go) => setImmediate(go));
    const killed = processes[n]?.kill();
    // No more requests are sent to it: the lost ones were in flight.
    processes[n] = null;
    await killed;
    processes[n] = await start();
  }
  ending.abort();
  await working;
  return outcomes;
}

/** The inconsistencies between outcomes and database, a line for each. */
export async function faultsInBooks(url: string, outcomes: readonly Outcome[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: stored } = await client.query<{ chave: string; resposta: string; status: number }>(
      'select chave, resposta, status from chaves',
    );
    const byKey = new Map(stored.map((row) => [row.chave, row]));
    const done = outcomes.filter(({ intent }) => byKey.get(hashOf(intent))?.status === 200);
    const { rows } = await client.query<{ id: number; saldo: number; soma: string; trocas: string }>(
      `select pessoa_id as id, saldo,
        (select sum(qtde) from pontos p where p.pessoa_id = s.pessoa_id and p.id_campanha = 1) as soma,
        (select count(*) from resgates r where r.pessoa_id = s.pessoa_id) as trocas
      from saldos_pontos s where id_campanha = 1 and pessoa_id between $1 and $2`,
      [customerAt(0), customerAt(CUSTOMERS - 1)],
    );
    const books = rows.flatMap(({ id, saldo, soma, trocas }) => {
      const ofIntent = done.filter(({ intent }) => intent.id === id);
      const left = pointsOf(id) - ofIntent.reduce((sum, { intent }) => sum + intent.cost, 0);
      const fits = saldo === left && Number(soma) === left && Number(trocas) === ofIntent.length;
      return fits
        ? []
        : [
            `customer ${id}: ${ofIntent.length} exchanges leave ${left}, the books say ${saldo}, ${soma}, ${trocas}`,
          ];
    });
    return [...books, ...outcomes.flatMap((outcome) => faultsOf(outcome, byKey.get(hashOf(outcome.intent))))];
  } finally {
    await client.end();
  }
}

function faultsOf({ intent, acknowledged }: Outcome, stored: { resposta: string } | undefined): string[] {
  if (acknowledged.size > 1) return [`${intent.key}: two answers for one intent`];
  const [text] = acknowledged;
  if (text === undefined) return [];
  if (stored === undefined) return [`${intent.key}: acknowledged, and not there`];
  const { mensagem } = JSON.parse(stored.resposta) as { mensagem: string };
  return text.includes(mensagem) ? [] : [`${intent.key}: acknowledged otherwise than it is kept`];
}

/** The key's hash as the server stores it (server/http/once/once.ts). */
const hashOf = ({ id, key }: Intent) =>
  createHash('sha256').update(`${id} POST ${TROCA} ${key}`).digest('base64url');
