import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Store formats; `idEmpFormato` on the wire. */
export const formatos = pgTable('formatos', {
  idEmpFormato: integer().primaryKey(),
  nome: text().notNull(),
});

/** Stores. Coordinates are decimal degrees as text; null means unknown. */
export const empresas = pgTable('empresas', {
  idEmpresa: integer().primaryKey().generatedByDefaultAsIdentity(),
  idEmpFormato: integer()
    .notNull()
    .references(() => formatos.idEmpFormato),
  nomeFantasia: text().notNull(),
  logradouro: text().notNull(),
  logradouroNro: text().notNull(),
  bairro: text().notNull(),
  cidade: text().notNull(),
  uf: text().notNull(),
  cep: text().notNull(),
  pais: text().notNull().default('Brasil'),
  latitude: text(),
  longitude: text(),
  telefone: text(),
});

/** Banners and footer logos by format id; `idLoja` is the alternative text. @rule R44 */
export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    formato: integer().notNull(),
    rodape: boolean().notNull().default(false),
    url: text().notNull(),
    link: text(),
    idLoja: text().notNull(),
    ordem: integer().notNull(),
  },
  (table) => [index('banners_formato').on(table.formato, table.rodape, table.ordem)],
);

/** Leaflets; without url the portal shows a text. */
export const tabloides = pgTable('tabloides', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  nomeExibicao: text().notNull(),
  url: text(),
  thumbnail: text(),
  dtaInicio: date({ mode: 'string' }).notNull(),
  dtaFim: date({ mode: 'string' }).notNull(),
});

export const tabloideEmpresas = pgTable(
  'tabloide_empresas',
  {
    tabloideId: integer()
      .notNull()
      .references(() => tabloides.id, { onDelete: 'cascade' }),
    idEmpresa: integer()
      .notNull()
      .references(() => empresas.idEmpresa),
  },
  (table) => [primaryKey({ columns: [table.tabloideId, table.idEmpresa] })],
);

export const ramosAtividade = pgTable('ramos_atividade', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  valorStr: text().notNull(),
});

/** One row, written by the seed: `npm run seed` refuses a database without it. */
export const semeaduras = pgTable('semeaduras', {
  id: integer().primaryKey(),
  versao: integer().notNull(),
  dia: date({ mode: 'string' }).notNull(),
});
