import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  customType,
} from 'drizzle-orm/pg-core';
import { type SQL, sql } from 'drizzle-orm';

/**
 * A bytea column as Buffer; PGlite returns Uint8Array. Written as base64, since PGlite takes 0.3 s per megabyte of a binary
 * parameter.
 */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value): SQL => sql`decode(${value.toString('base64')}, 'base64')`,
});

/** A customer, individual (F) or company (J). Passwords only as hashes (security/passwords.ts). @rule S1.1 */
export const pessoas = pgTable(
  'pessoas',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cpfCnpj: text().notNull(),
    fisicaJuridica: text().notNull(),
    nomeRazao: text().notNull(),
    nomeFantasia: text(),
    ramoAtividade: text(),
    tratamento: text(),
    sexo: text(),
    dtaNascFund: date({ mode: 'string' }),
    estadoCivil: text(),
    email: text(),
    canal: text().notNull().default('EMAIL'),
    tipo: text().notNull().default('CLIENTE'),
    origem: text().notNull().default('web'),
    ativacao: text().notNull().default('email'),
    filhos: boolean().notNull().default(false),
    animais: boolean().notNull().default(false),
    atribPessoas: jsonb().$type<unknown[]>().notNull().default([]),
    senhaHash: text().notNull(),
    dtaInclusao: timestamp({ mode: 'string' }).notNull(),
    dtaHoraSolicitacaoExclusao: timestamp({ mode: 'date', withTimezone: true }),
  },
  (table) => [uniqueIndex('pessoas_cpf_cnpj').on(table.cpfCnpj), index('pessoas_email').on(table.email)],
);

/** The customer of a row, which goes with the customer. */
export const pessoaId = () =>
  integer()
    .notNull()
    .references(() => pessoas.id, { onDelete: 'cascade' });

export const enderecos = pgTable(
  'enderecos',
  {
    idEndereco: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    cep: text(),
    logradouro: text(),
    logradouroNro: text(),
    logradouroCMPL: text(),
    bairro: text(),
    cidade: text(),
    uf: text(),
    codMun: text(),
    pais: text(),
    tipo: text(),
  },
  (table) => [index('enderecos_pessoa').on(table.pessoaId)],
);

export const telefones = pgTable(
  'telefones',
  {
    idTelefone: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    tipo: text(),
    ddd: text(),
    numero: text(),
    preferencial: boolean().notNull().default(false),
  },
  (table) => [index('telefones_pessoa').on(table.pessoaId)],
);

/** Consents; one row per customer. */
export const preferencias = pgTable('preferencias', {
  pessoaId: pessoaId().primaryKey(),
  recebeEmail: boolean().notNull().default(true),
  recebeSms: boolean().notNull().default(true),
  recebePush: boolean().notNull().default(true),
  recebeWhatsapp: boolean().notNull().default(true),
  cupomDigital: boolean().notNull().default(false),
});

/** Profile pictures. `chave` is the unguessable part of the address, new per upload. */
export const imagens = pgTable('imagens', {
  pessoaId: pessoaId().primaryKey(),
  chave: text().notNull().unique(),
  mime: text().notNull(),
  conteudo: bytea().notNull(),
});

/** Terms as HTML. Only published ones have to be accepted. */
export const termos = pgTable('termos', {
  idTermo: integer().primaryKey().generatedByDefaultAsIdentity(),
  nomeTipo: text().notNull(),
  tipo: text().notNull(),
  termo: text().notNull(),
  termosPrograma: boolean().notNull().default(true),
  publicado: boolean().notNull().default(true),
});

export const aceites = pgTable(
  'aceites',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pessoaId: pessoaId(),
    idTermo: integer()
      .notNull()
      .references(() => termos.idTermo),
    ip: text().notNull(),
    dtaAceite: timestamp({ mode: 'string' }).notNull(),
  },
  (table) => [uniqueIndex('aceites_pessoa_termo').on(table.pessoaId, table.idTermo)],
);
