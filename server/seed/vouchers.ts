import type { Db } from '../db/database.ts';
import { voucherProdutos, vouchers } from '../db/schema/compras.ts';
import { addDays } from '../lib/dates.ts';
import { ANA, MERCADO } from './pessoas.ts';

type Columns = Pick<
  typeof vouchers.$inferInsert,
  'codigo' | 'beneficio' | 'pessoaId' | 'valorCentavos' | 'minimoCentavos' | 'idEmpresa'
>;

interface VoucherDemo extends Readonly<Columns> {
  /** First and last day, from the day of seeding. */
  readonly dias: readonly [number, number];
  /** Days ago of its use. */
  readonly uso?: number;
  readonly produto?: readonly [nome: string, precoOriginalCentavos: number];
}

const VOUCHERS: readonly VoucherDemo[] = [
  {
    pessoaId: ANA,
    codigo: '7891004120351',
    beneficio: 'R$ 20 em compras',
    dias: [-10, 20],
    valorCentavos: 2_000,
    minimoCentavos: 15_000,
  },
  {
    pessoaId: ANA,
    codigo: '7891004120368',
    beneficio: 'Café Torrado 500 g grátis',
    dias: [-3, 11],
    produto: ['Café Torrado e Moído Tradicional 500 g', 2_499],
  },
  {
    pessoaId: ANA,
    codigo: '7891004120375',
    beneficio: 'R$ 8 na padaria',
    dias: [-1, 6],
    valorCentavos: 800,
    idEmpresa: 1,
  },
  {
    pessoaId: ANA,
    codigo: 'VIZ10-7F3K2',
    beneficio: 'Voucher de R$ 10 em compras',
    dias: [-21, 9],
    valorCentavos: 1_000,
    minimoCentavos: 5_000,
  },
  {
    pessoaId: ANA,
    codigo: '7891004119027',
    beneficio: 'R$ 15 em hortifruti',
    dias: [-60, -30],
    uso: 41,
    valorCentavos: 1_500,
    minimoCentavos: 6_000,
  },
  {
    pessoaId: ANA,
    codigo: '7891004118846',
    beneficio: 'Queijo Parmesão grátis',
    dias: [-90, -60],
    uso: 75,
    produto: ['Queijo Parmesão 200 g', 2_598],
  },
  {
    pessoaId: ANA,
    codigo: '7891004118020',
    beneficio: 'R$ 5 na próxima compra',
    dias: [-45, -15],
    valorCentavos: 500,
  },
  {
    pessoaId: MERCADO,
    codigo: '7891004220112',
    beneficio: 'R$ 100 no atacado',
    dias: [-5, 25],
    valorCentavos: 10_000,
    minimoCentavos: 120_000,
    idEmpresa: 13,
  },
];

/** Writes active, used and expired vouchers. */
export async function seedVouchers(db: Db, day: string): Promise<void> {
  for (const {
    dias: [first, last],
    uso,
    produto,
    ...voucher
  } of VOUCHERS) {
    const [row] = await db
      .insert(vouchers)
      .values({
        ...voucher,
        dtaInicio: addDays(day, first),
        dtaFim: addDays(day, last),
        dtaUso: uso === undefined ? null : `${addDays(day, -uso)}T18:47:12`,
      })
      .returning({ id: vouchers.id });
    if (row !== undefined && produto !== undefined) {
      const [nome, precoOriginalCentavos] = produto;
      await db.insert(voucherProdutos).values({ voucherId: row.id, nome, precoOriginalCentavos });
    }
  }
}
