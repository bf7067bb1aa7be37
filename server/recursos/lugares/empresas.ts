import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { empresas } from '../../db/schema/conteudo.ts';

/** GET /api/empresas (a bare list) and GET /api/lojas (`{empresas}`): the stores of every format. @rule R51 */
export function registerEmpresas(app: FastifyInstance, { db }: Context): void {
  app.get('/api/empresas', { config: { envelope: 'bare' } }, async () => listEmpresas(db));
  app.get('/api/lojas', async () => ({ empresas: await listEmpresas(db) }));
}

async function listEmpresas(db: Db) {
  const rows = await db.select().from(empresas).orderBy(asc(empresas.idEmpresa));
  return rows.map(({ idEmpresa, idEmpFormato, nomeFantasia, telefone, ...endereco }) => ({
    idEmpresa,
    idEmpFormato,
    nomeFantasia,
    endereco: [endereco],
    telefone: telefone === null ? [] : [{ numero: telefone }],
  }));
}
