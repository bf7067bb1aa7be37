import { and, eq, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pontos, resgates, saldosPontos } from '../db/schema/fidelidade.ts';
import { ANA } from '../seed/pessoas.ts';

export const TROCA = '/api/fidelidade/extrato';
/** Two items of campaign 1 with their cost. */
export const VOUCHER_10 = { idResgate: 4, cost: 80 };
export const FRIGIDEIRA = { idResgate: 1, cost: 120 };

interface Books {
  readonly balance: number;
  /** The sum of entries equals the balance. */
  readonly ledger: number;
  readonly exchanges: number;
}

/** Ana's points of campaign 1 in the database. */
export async function readBooks(db: Db): Promise<Books> {
  const own = and(eq(saldosPontos.pessoaId, ANA), eq(saldosPontos.idCampanha, 1));
  const [balance] = await db.select().from(saldosPontos).where(own);
  const [ledger] = await db
    .select({ total: sum(pontos.qtde).mapWith(Number) })
    .from(pontos)
    .where(and(eq(pontos.pessoaId, ANA), eq(pontos.idCampanha, 1)));
  const exchanges = await db.$count(resgates, and(eq(resgates.pessoaId, ANA), eq(resgates.idCampanha, 1)));
  return { balance: balance?.saldo ?? 0, ledger: ledger?.total ?? 0, exchanges };
}

/** Credits points to Ana. */
export async function credit(db: Db, qtde: number): Promise<void> {
  const own = and(eq(saldosPontos.pessoaId, ANA), eq(saldosPontos.idCampanha, 1));
  await db
    .update(saldosPontos)
    .set({ saldo: sql`${saldosPontos.saldo} + ${qtde}` })
    .where(own);
  const dtaEvento = '2026-01-01 12:00:00';
  await db.insert(pontos).values({ pessoaId: ANA, idCampanha: 1, descricao: 'Crédito', qtde, dtaEvento });
}
