import type { ServerProcess } from '../../server/testing/process.ts';
import { newIntent, type Outcome, send } from './exchanges.ts';

/**
 * Exchanges without a pause while one process after the other is ended as by `kill -9`, each in the middle of some, and started anew.
 * @param start starts a process
 * @param count of how many
 * @param kills how often
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
    // In the middle of something: another moment of it each time.
    while (outcomes.length < answered + 8 + (round % 5)) await new Promise((go) => setImmediate(go));
    const killed = processes[n]?.kill();
    // Nothing more is sent to it: what is lost was on its way.
    processes[n] = null;
    await killed;
    processes[n] = await start();
  }
  ending.abort();
  await working;
  return outcomes;
}
