import { eq, gt, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { Failure } from '../http/wire/failure.ts';

/** How long a deactivated registration can come back: the server's, whatever a client sends. @rule S9.13 */
export const REACTIVATION_HOURS = 24;

const REACTIVATION_MS = REACTIVATION_HOURS * 3_600_000;

interface Closure {
  readonly dtaHoraSolicitacaoExclusao: Date | null;
}

/** Milliseconds left to reactivate, 0 at and after the deadline; null while the registration is active. */
export function millisecondsLeft(pessoa: Closure, now: Date): number | null {
  const asked = pessoa.dtaHoraSolicitacaoExclusao;
  return asked === null ? null : Math.max(0, asked.getTime() + REACTIVATION_MS - now.getTime());
}

/** Whether the registration was deactivated and can no longer be reactivated: nothing of it works any more. */
export function isClosed(pessoa: Closure, now: Date): boolean {
  return millisecondsLeft(pessoa, now) === 0;
}

/** Whoever deactivated the registration before it can no longer reactivate it. */
export const latestDeactivation = (now: Date): Date => new Date(now.getTime() - REACTIVATION_MS);

/** `isClosed` turned round, as a condition on the rows of `pessoas`; `latest` by `latestDeactivation`. */
export function notClosed(latest: Date | Placeholder): SQL | undefined {
  return or(isNull(pessoas.dtaHoraSolicitacaoExclusao), gt(pessoas.dtaHoraSolicitacaoExclusao, latest));
}

/** Refuses what spends or binds while the registration is deactivated; its profile can still be saved. @rule R173 */
export async function demandActive(tx: Db, pessoaId: number, para: string): Promise<void> {
  const [pessoa] = await tx
    .select({ asked: pessoas.dtaHoraSolicitacaoExclusao })
    .from(pessoas)
    .where(eq(pessoas.id, pessoaId))
    .for('share');
  if ((pessoa?.asked ?? null) !== null)
    throw new Failure(400, `Seu cadastro está desativado. Reative-o em Perfil para ${para}.`);
}

/** How long a closed account is kept after its deactivation where nobody says otherwise (CLOSED_DAYS). */
export const CLOSED_DAYS = 30;

/**
 * Erases the accounts that were deactivated so long ago, and with them all that belongs to them: their documents can register
 * again.
 * @returns their internal ids, for the record
 * @rule R175
 */
export async function eraseClosed(db: Db, now: Date, days: number): Promise<number[]> {
  const latest = new Date(now.getTime() - days * 86_400_000);
  const erased = await db
    .delete(pessoas)
    .where(lte(pessoas.dtaHoraSolicitacaoExclusao, latest))
    .returning({ id: pessoas.id });
  return erased.map(({ id }) => id);
}
