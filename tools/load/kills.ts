import type { ServerProcess } from '../../server/testing/process.ts';
import { newIntent, type Outcome, send } from './exchanges.ts';

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
