import { eq, gt, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { Failure } from '../http/wire/failure.ts';

/** How long a deactivated registration can be reactivated, whatever a client sends. @rule S9.13 */
export const REACTIVATION_HOURS = 24;

const REACTIVATION_MS = REACTIVATION_HOURS * 3_600_000;

interface Closure {
  readonly dtaHoraSolicitacaoExclusao: Date | null;
}

/** Milliseconds left to reactivate, 0 from the deadline on; null while active. */
export function millisecondsLeft(pessoa: Closure, now: Date): number | null {
  const asked = pessoa.dtaHoraSolicitacaoExclusao;
  return asked === null ? null : Math.max(0, asked.getTime() + REACTIVATION_MS - now.getTime());
}

/** Whether the deadline has passed: the account is closed. */
export function isClosed(pessoa: Closure, now: Date): boolean {
  return millisecondsLeft(pessoa, now) === 0;
}

/** Deactivations before this can no longer be reactivated. */
export const latestDeactivation = (now: Date): Date => new Date(now.getTime() - REACTIVATION_MS);

/** `isClosed` negated, as a condition on `pessoas`; `latest` from `latestDeactivation`. */
export function notClosed(latest: Date | Placeholder): SQL | undefined {
  return or(isNull(pessoas.dtaHoraSolicitacaoExclusao), gt(pessoas.dtaHoraSolicitacaoExclusao, latest));
}

/** Refuses spending and binding while deactivated; the profile can be saved. @rule R173 */
export async function demandActive(tx: Db, pessoaId: number, para: string): Promise<void> {
  const [pessoa] = await tx
    .select({ asked: pessoas.dtaHoraSolicitacaoExclusao })
    .from(pessoas)
    .where(eq(pessoas.id, pessoaId))
    .for('share');
  if ((pessoa?.asked ?? null) !== null)
    throw new Failure(400, `Seu cadastro está desativado. Reative-o em Perfil para ${para}.`);
}

/** Default days from deactivation to erasure (CLOSED_DAYS). */
export const CLOSED_DAYS = 30;

/**
 * Erases accounts past that term with all their data; their documents may register again.
 * @returns their internal ids
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
