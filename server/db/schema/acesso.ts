import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
 * Temporary passwords sent by recuperarsenha, one for each customer: a new one takes the place of the one before, and
 * using it or changing the password removes it. A row without a customer was written for somebody unknown, so that
 * asking costs the same.
 */
export const recuperacoes = pgTable(
  'recuperacoes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: integer().references(() => pessoas.id, { onDelete: 'cascade' }),
    canal: text().notNull(),
    senhaHash: text().notNull(),
    expiraEm: instant().notNull(),
  },
  (table) => [
    uniqueIndex('recuperacoes_uma_por_pessoa').on(table.pessoaId),
    index('recuperacoes_expira').on(table.expiraEm),
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
