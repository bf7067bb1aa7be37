import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { pessoas } from './pessoas.ts';

const instant = () => timestamp({ mode: 'date', withTimezone: true });

/** Bearer tokens, stored only as SHA-256 of the random value the customer holds. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    pessoaId: integer()
      .notNull()
      .references(() => pessoas.id, { onDelete: 'cascade' }),
    criadoEm: instant().notNull(),
    expiraEm: instant().notNull(),
  },
  (table) => [index('tokens_pessoa').on(table.pessoaId), index('tokens_expira').on(table.expiraEm)],
);

/**
 * Temporary passwords sent by recuperarsenha, a row for each customer: the newest and the one before it, so that a stranger's
 * request does not kill the one on its way. Using one or changing the password removes both. A row without a customer was
 * written for somebody unknown, so that asking costs the same.
 * @rule R171
 */
export const recuperacoes = pgTable(
  'recuperacoes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: integer().references(() => pessoas.id, { onDelete: 'cascade' }),
    canal: text().notNull(),
    senhaHash: text().notNull(),
    expiraEm: instant().notNull(),
    anteriorHash: text(),
    anteriorExpiraEm: instant(),
  },
  (table) => [
    uniqueIndex('recuperacoes_uma_por_pessoa').on(table.pessoaId),
    index('recuperacoes_expira').on(table.expiraEm),
  ],
);

/** Browsers that have signed a customer in, by the SHA-256 of their cookie: the account's lock does not shut them out. @rule R171 */
export const aparelhos = pgTable(
  'aparelhos',
  {
    pessoaId: integer()
      .notNull()
      .references(() => pessoas.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    vistoEm: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pessoaId, table.hash] })],
);

/** Where messages went before a customer's e-mail or phone was changed: recovery goes there until `ate`. @rule R172 */
export const contatosAnteriores = pgTable(
  'contatos_anteriores',
  {
    pessoaId: integer()
      .notNull()
      .references(() => pessoas.id, { onDelete: 'cascade' }),
    canal: text().notNull(),
    /** Empty: there was none. */
    valor: text().notNull(),
    ate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pessoaId, table.canal] }),
    index('contatos_anteriores_valor').on(table.valor),
  ],
);

/** Failed or running attempts per key (hash of an account or of an address). */
export const tentativas = pgTable(
  'tentativas',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    chave: text().notNull(),
    quando: instant().notNull(),
  },
  (table) => [index('tentativas_chave').on(table.chave, table.quando)],
);

/**
 * Writes that carried a key of their intent, and what they were answered (http/once/once.ts). The key itself is not kept:
 * `chave` is a hash of it, and `assinatura`, of the request, cannot be tried out on without it (a body holds a password).
 */
export const chaves = pgTable(
  'chaves',
  {
    chave: text().primaryKey(),
    /** Null: nobody was signed in. */
    pessoaId: integer().references(() => pessoas.id, { onDelete: 'cascade' }),
    assinatura: text().notNull(),
    status: integer().notNull(),
    resposta: text().notNull(),
    criadaEm: instant().notNull(),
  },
  (table) => [index('chaves_pessoa').on(table.pessoaId), index('chaves_criada').on(table.criadaEm)],
);
