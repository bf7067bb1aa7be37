import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { systemClock } from '../lib/dates.ts';
import { issueToken, TOKEN_TTL_SECONDS } from '../security/tokens.ts';
import type { ServerOptions } from '../app.ts';

/** A token as from a sign-in. */
export async function tokenOf(
  db: Db,
  documento: string,
  {
    clock = systemClock,
    tokenTtlSeconds = TOKEN_TTL_SECONDS,
  }: Pick<Partial<ServerOptions>, 'clock' | 'tokenTtlSeconds'>,
): Promise<string> {
  const [pessoa] = await db.select({ id: pessoas.id }).from(pessoas).where(eq(pessoas.cpfCnpj, documento));
  if (pessoa === undefined) throw new Error(`Nobody has the document ${documento}.`);
  const now = clock.now();
  return issueToken(db, pessoa.id, now, new Date(now.getTime() + tokenTtlSeconds * 1000));
}
