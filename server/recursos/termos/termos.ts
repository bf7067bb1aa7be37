import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { aceites, termos } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readInteger } from '../../http/wire/read.ts';
import { wallClock, wireDateTime } from '../../lib/dates.ts';
import { plainAddress } from '../../security/attempts.ts';

/** Published terms, and the customer's acceptances with IP and time. @rule C4.5–C4.9, R41 */
export function registerTermos(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/termosaceite/tipo/verificaaceite', async (request) => {
    const [row] = await db
      .select({ total: count() })
      .from(termos)
      .leftJoin(aceites, and(eq(aceites.idTermo, termos.idTermo), eq(aceites.pessoaId, request.pessoaId)))
      .where(and(eq(termos.publicado, true), sql`${aceites.id} is null`));
    return { aceitouTermos: row?.total === 0 };
  });

  registerTextos(app, db);

  app.get('/api/termos/aceitos', { config: { envelope: 'bare' } }, async (request) => {
    const rows = await db
      .select({
        idTermo: termos.idTermo,
        nomeTipo: termos.nomeTipo,
        tipo: termos.tipo,
        ip: aceites.ip,
        dtaAceite: aceites.dtaAceite,
      })
      .from(aceites)
      .innerJoin(termos, eq(termos.idTermo, aceites.idTermo))
      .where(eq(aceites.pessoaId, request.pessoaId))
      .orderBy(desc(aceites.dtaAceite), asc(termos.idTermo));
    return rows.map((row) => ({ ...row, dtaAceite: wireDateTime(row.dtaAceite) }));
  });

  app.post('/api/termosaceite/:id', async (request) => {
    const idTermo = readInteger(fieldsOf(request.params), 'id');
    const [row] = await db
      .select({ idTermo: termos.idTermo })
      .from(termos)
      .where(and(eq(termos.idTermo, idTermo), eq(termos.publicado, true)));
    if (row === undefined) throw new Failure(404, 'Termo não encontrado.');
    await db
      .insert(aceites)
      .values({
        pessoaId: request.pessoaId,
        idTermo,
        ip: plainAddress(request.ip),
        dtaAceite: wallClock(clock.now()),
      })
      .onConflictDoNothing();
    return { mensagem: 'Termo aceito.' };
  });
}

/** Published terms are public; others are readable by those who accepted them. */
function registerTextos(app: FastifyInstance, db: Db): void {
  app.get('/api/termos/publicados', { config: { access: 'anonymous' } }, async () =>
    db
      .select({
        idTermo: termos.idTermo,
        nomeTipo: termos.nomeTipo,
        tipo: termos.tipo,
        termo: termos.termo,
        termosPrograma: termos.termosPrograma,
      })
      .from(termos)
      .where(eq(termos.publicado, true))
      .orderBy(asc(termos.idTermo)),
  );

  app.get('/api/termo/:id', { config: { access: 'optional' } }, async (request) => {
    const idTermo = readInteger(fieldsOf(request.params), 'id');
    const [row] = await db
      .select({ idTermo: termos.idTermo, nomeTipo: termos.nomeTipo, termo: termos.termo })
      .from(termos)
      .leftJoin(aceites, and(eq(aceites.idTermo, termos.idTermo), eq(aceites.pessoaId, request.pessoaId)))
      .where(and(eq(termos.idTermo, idTermo), or(eq(termos.publicado, true), isNotNull(aceites.id))));
    if (row === undefined) throw new Failure(404, 'Termo não encontrado.');
    return row;
  });
}
