import { randomBytes } from 'node:crypto';
import { rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { wallClock } from '../lib/dates.ts';
import { makeFolder } from '../lib/make-folder.ts';

/**
 * Writes a message file atomically and logs its name. With `send` false the work is done and undone, to equalise the time.
 */
export async function writeMessage(
  { outboxDir, clock, log }: Pick<Context, 'outboxDir' | 'clock' | 'log'>,
  canal: string,
  text: string,
  send: boolean,
): Promise<void> {
  const moment = wallClock(clock.now()).replaceAll(':', '-');
  const path = join(outboxDir, `${moment}-${canal.toLowerCase()}-${randomBytes(4).toString('hex')}.txt`);
  const draft = `${path}.parcial`;
  await makeFolder(outboxDir);
  await writeFile(draft, text, { mode: 0o600 });
  if (!send) return unlink(draft);
  await rename(draft, path);
  log.info({}, `Mensagem de recuperação de senha em ${path}`);
}
