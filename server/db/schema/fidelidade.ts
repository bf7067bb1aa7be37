import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { formatos } from './conteudo.ts';
import { pessoaId } from './pessoas.ts';

export const gruposCampanhas = pgTable('grupos_campanhas', {
  id: integer().primaryKey(),
  nome: text().notNull(),
  descricao: text(),
});

/** Points campaigns; type CP has details, others a statement. `currentPrice` is text. @rule R63 */
export const campanhas = pgTable('campanhas', {
  idCampanha: integer().primaryKey().generatedByDefaultAsIdentity(),
  grupoId: integer().references(() => gruposCampanhas.id),
  idEmpFormato: integer().references(() => formatos.idEmpFormato),
  campanha: text().notNull(),
  descricao: text().notNull(),
  imagemBanner: text(),
  dtaInicio: date({ mode: 'string' }).notNull(),
  dtaFim: date({ mode: 'string' }).notNull(),
  currentPrice: text(),
  tipo: text().notNull(),
  regulamento: text(),
  nomePonto: text().notNull(),
  flagExtrato: boolean().notNull().default(true),
  flagTrocarPontos: boolean().notNull().default(false),
  flagMinhasTrocas: boolean().notNull().default(false),
  inicial: boolean().notNull().default(false),
  ordem: integer().notNull(),
});

const idCampanha = () =>
  integer()
    .notNull()
    .references(() => campanhas.idCampanha, { onDelete: 'cascade' });

/** A customer's balance in a campaign, locked by an exchange. Never negative. */
export const saldosPontos = pgTable(
  'saldos_pontos',
  { pessoaId: pessoaId(), idCampanha: idCampanha(), saldo: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.pessoaId, table.idCampanha] }),
    check('saldos_pontos_nao_negativo', sql`${table.saldo} >= 0`),
  ],
);

/** Ledger of points; its sum is the balance. */
export const pontos = pgTable(
  'pontos',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    idCampanha: idCampanha(),
    descricao: text().notNull(),
    qtde: integer().notNull(),
    dtaEvento: timestamp({ mode: 'string' }).notNull(),
  },
  (table) => [
    index('pontos_pessoa_campanha').on(table.pessoaId, table.idCampanha, table.dtaEvento, table.id),
  ],
);

/** Exchange items: PR product, VO voucher (with value, minimum, days), CV partner item. */
export const itensResgate = pgTable('itens_resgate', {
  idResgate: integer().primaryKey().generatedByDefaultAsIdentity(),
  idCampanha: idCampanha(),
  tipo: text().notNull(),
  nomeItem: text().notNull(),
  imagem: text(),
  qtdePontos: integer().notNull(),
  valorCentavos: integer(),
  minimoCentavos: integer(),
  validadeDias: integer(),
  naHome: boolean().notNull().default(false),
  ordem: integer().notNull(),
});

/** Exchanges: pending, then handed out. */
export const resgates = pgTable(
  'resgates',
  {
    idResgate: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    idCampanha: idCampanha(),
    descricao: text().notNull(),
    nomeProduto: text().notNull(),
    tipo: text().notNull(),
    qtdePontos: integer().notNull(),
    efetuado: boolean().notNull(),
    dtaSolicitacaoTroca: timestamp({ mode: 'string' }).notNull(),
  },
  (table) => [index('resgates_pessoa_campanha').on(table.pessoaId, table.idCampanha, table.efetuado)],
);
