import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as acesso from './schema/acesso.ts';
import * as compras from './schema/compras.ts';
import * as conteudo from './schema/conteudo.ts';
import * as fidelidade from './schema/fidelidade.ts';
import * as ofertas from './schema/ofertas.ts';
import * as pessoas from './schema/pessoas.ts';

const namesOf = (...rooms: readonly Readonly<Record<string, unknown>>[]): string[] =>
  rooms
    .flatMap((room) => Object.values(room))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table));

/** Content that somebody has entered. */
export const CONTENT_TABLES: readonly string[] = namesOf(compras, conteudo, fidelidade, ofertas, pessoas);

/** The portal's tables; the database may have others. */
export const OWN_TABLES: readonly string[] = [...CONTENT_TABLES, ...namesOf(acesso)];
