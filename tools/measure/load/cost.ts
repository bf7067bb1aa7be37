import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { addressOf, end, listenTo, type ProcessRunner, type Run } from '../../../server/testing/process.ts';
import { serverBuild } from '../../../scripts/lib/build.mjs';
import { drive, type Scene } from './drive.ts';

/** The calls that both servers answer. */
const COMPARED = ['balance', 'exchange', 'offers', 'person', 'sign-in'] as const satisfies readonly Scene[];

/** The processor time of a call in ms: on the reference server and on a server of Fastify and pg alone. */
export interface Cost {
  readonly scene: (typeof COMPARED)[number];
  readonly ours: number;
  readonly bare: number;
}

const ROUNDS = 3;
/** A tick of the processor time that Linux counts in /proc. */
const TICK_MS = 10;

/** The processor time of a process so far, in ms. */
export function usedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Starts a server of Fastify and pg alone, with the same calls. */
async function startBare(root: string, url: string): Promise<{ run: Run; stop: () => Promise<void> }> {
  const outfile = path.join(root, 'build/test/bare-server.mjs');
  await build({
    ...serverBuild,
    entryPoints: ['tools/measure/load/bare-server.ts'],
    outfile,
    sourcemap: false,
  });
  const child = spawn(process.execPath, [outfile], { cwd: root, env: { ...process.env, DATABASE_URL: url } });
  const stop = async () => {
    await end(child, 'SIGKILL');
    await rm(outfile, { force: true });
  };
  return { run: listenTo(child), stop };
}

/** Drives both servers in turn, on one database. The lowest processor time of the rounds counts. */
export async function costs(
  root: string,
  runner: ProcessRunner,
  url: string,
  { signedIn, calls }: { readonly signedIn: number; readonly calls: number },
): Promise<Cost[]> {
  const ours = runner.run([], { DATABASE_URL: url, SEED_DEMO: '0' });
  const bare = await startBare(root, url);
  const both = await Promise.all(
    [ours, bare.run].map(async (run) => ({ base: await addressOf(run), pid: run.child.pid ?? 0 })),
  );
  const found: Cost[] = [];
  for (const scene of COMPARED) {
    const least = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { base, pid }] of both.entries()) {
        const before = usedMs(pid);
        await drive([base], scene, signedIn, { amount: calls });
        least[at] = Math.min(least[at] ?? Infinity, (usedMs(pid) - before) / calls);
      }
    }
    found.push({ scene, ours: least[0] ?? 0, bare: least[1] ?? 0 });
  }
  await Promise.all([bare.stop(), end(ours.child, 'SIGKILL')]);
  return found;
}
