import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { empresas } from './conteudo.ts';
import { resgates } from './fidelidade.ts';
import { pessoaId } from './pessoas.ts';

/** Purchases. Both indexes have the list's order (read backwards). Not `.desc()`: its nulls last is used by no query. */
export const cupons = pgTable(
  'cupons',
  {
    idCupom: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    idEmpresa: integer()
      .notNull()
      .references(() => empresas.idEmpresa),
    idEmpFormato: integer().notNull(),
    valorTotalCentavos: integer().notNull(),
    valorDescontoCentavos: integer().notNull(),
    dtaCupom: timestamp({ mode: 'string' }).notNull(),
  },
  (table) => [
    index('cupons_pessoa_data').on(table.pessoaId, table.dtaCupom, table.idCupom),
    index('cupons_pessoa_formato_data').on(table.pessoaId, table.idEmpFormato, table.dtaCupom, table.idCupom),
  ],
);

/**
 * Cash-back entries in cents: credits positive, uses negative. `restanteCentavos` is the unused part of a credit; the
 * balance is its sum over released, unexpired credits.
 */
export const lancamentos = pgTable(
  'lancamentos',
  {
    idExtrato: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    descricao: text().notNull(),
    dtaEvento: timestamp({ mode: 'string' }).notNull(),
    dtaLiberacao: date({ mode: 'string' }).notNull(),
    dtaExpiracao: date({ mode: 'string' }),
    valorCentavos: integer().notNull(),
    restanteCentavos: integer().notNull(),
  },
  (table) => [index('lancamentos_pessoa').on(table.pessoaId, table.dtaEvento, table.idExtrato)],
);

/** Discount vouchers; without idEmpresa for all stores. `dtaUso`: used. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    codigo: text().notNull().unique(),
    beneficio: text().notNull(),
    dtaInicio: date({ mode: 'string' }).notNull(),
    dtaFim: date({ mode: 'string' }).notNull(),
    dtaUso: timestamp({ mode: 'string' }),
    valorCentavos: integer(),
    minimoCentavos: integer(),
    idEmpresa: integer().references(() => empresas.idEmpresa),
    idResgate: integer().references(() => resgates.idResgate, { onDelete: 'cascade' }),
  },
  (table) => [index('vouchers_pessoa').on(table.pessoaId, table.dtaFim)],
);

export const voucherProdutos = pgTable(
  'voucher_produtos',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    voucherId: integer()
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    precoOriginalCentavos: integer().notNull(),
  },
  (table) => [index('voucher_produtos_voucher').on(table.voucherId)],
);
