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
import { pessoaId, pessoas } from './pessoas.ts';

const instant = () => timestamp({ mode: 'date', withTimezone: true });

/** Bearer tokens as SHA-256 hashes. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    pessoaId: pessoaId(),
    criadoEm: instant().notNull(),
    expiraEm: instant().notNull(),
  },
  (table) => [index('tokens_pessoa').on(table.pessoaId), index('tokens_expira').on(table.expiraEm)],
);

/**
 * Temporary passwords of recuperarsenha: the newest and the previous one per customer, so that a stranger's request does
 * not invalidate one in transit. A row without a customer equalises the cost for unknown documents.
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

/** Known devices by the hash of their cookie: exempt from the account's lock. @rule R171 */
export const aparelhos = pgTable(
  'aparelhos',
  {
    pessoaId: pessoaId(),
    hash: text().notNull(),
    vistoEm: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pessoaId, table.hash] })],
);

/** The former contact after a change: recovery goes there until `ate`. @rule R172 */
export const contatosAnteriores = pgTable(
  'contatos_anteriores',
  {
    pessoaId: pessoaId(),
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

/** Attempts by key (the hash of an account or address). */
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
 * Writes with an idempotency key, and their answers (http/once/once.ts). `chave` is the key's hash; `assinatura` hashes the
 * request under the key, because a body may have a password.
 */
export const chaves = pgTable(
  'chaves',
  {
    chave: text().primaryKey(),
    /** Null: anonymous. */
    pessoaId: integer().references(() => pessoas.id, { onDelete: 'cascade' }),
    assinatura: text().notNull(),
    status: integer().notNull(),
    resposta: text().notNull(),
    criadaEm: instant().notNull(),
  },
  (table) => [index('chaves_pessoa').on(table.pessoaId), index('chaves_criada').on(table.criadaEm)],
);
