import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { empresas } from './conteudo.ts';
import { pessoaId } from './pessoas.ts';

/** An offer group; `publico` G is general, others exclusive. @rule R53 */
export const promocoes = pgTable('promocoes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  nomeExibicao: text().notNull(),
  dtaInicio: date({ mode: 'string' }).notNull(),
  dtaFim: date({ mode: 'string' }).notNull(),
  publico: text(),
  ordem: integer().notNull(),
});

export const promocaoEmpresas = pgTable(
  'promocao_empresas',
  {
    promocaoId: integer()
      .notNull()
      .references(() => promocoes.id, { onDelete: 'cascade' }),
    idEmpresa: integer()
      .notNull()
      .references(() => empresas.idEmpresa),
  },
  (table) => [primaryKey({ columns: [table.idEmpresa, table.promocaoId] })],
);

/** A `tiposDescontos` item; prices in cents, per kg for goods by weight. @rule R55 */
export const promocaoProdutos = pgTable(
  'promocao_produtos',
  {
    idPromoProd: integer().primaryKey().generatedByDefaultAsIdentity(),
    promocaoId: integer()
      .notNull()
      .references(() => promocoes.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    imagem: text(),
    precoCentavos: integer(),
    precoOriginalCentavos: integer(),
    qtde: integer(),
    mensagem1: text(),
    mensagem2: text(),
    ativavel: boolean().notNull().default(false),
    ordem: integer().notNull(),
  },
  (table) => [index('promocao_produtos_promocao').on(table.promocaoId, table.ordem)],
);

export const promocaoRegras = pgTable(
  'promocao_regras',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    idPromoProd: integer()
      .notNull()
      .references(() => promocaoProdutos.idPromoProd, { onDelete: 'cascade' }),
    tipo: integer().notNull(),
    percentualDesconto: numeric({ precision: 6, scale: 2 }),
    mensagem: text(),
    ordem: integer().notNull(),
  },
  (table) => [index('promocao_regras_produto').on(table.idPromoProd, table.ordem)],
);

/** Offers that a customer activated (promocao/ativar). */
export const ativacoes = pgTable(
  'ativacoes',
  {
    pessoaId: pessoaId(),
    idPromoProd: integer()
      .notNull()
      .references(() => promocaoProdutos.idPromoProd, { onDelete: 'cascade' }),
    dtaAtivacao: timestamp({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pessoaId, table.idPromoProd] })],
);
