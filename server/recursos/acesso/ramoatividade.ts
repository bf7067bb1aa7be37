import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { ramosAtividade } from '../../db/schema/conteudo.ts';

/** GET /api/configuracao/cliente/ramoatividade: `[{valorStr}]`. */
export function registerRamoAtividade(app: FastifyInstance, { db }: Context): void {
  app.get('/api/configuracao/cliente/ramoatividade', { config: { access: 'anonymous' } }, async () =>
    db.select({ valorStr: ramosAtividade.valorStr }).from(ramosAtividade).orderBy(asc(ramosAtividade.id)),
  );
}
