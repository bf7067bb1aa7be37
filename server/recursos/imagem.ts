import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { imagens } from '../db/schema/pessoas.ts';
import { Failure } from '../http/failure.ts';

/** GET /api/pessoa/imagem: `{url}`, 404 when there is none (R70). */
export function registerImagem(app: FastifyInstance, { db }: Context): void {
  app.get('/api/pessoa/imagem', async (request) => {
    const [imagem] = await db
      .select({ chave: imagens.chave })
      .from(imagens)
      .where(eq(imagens.pessoaId, request.pessoaId));
    if (imagem === undefined) throw new Failure(404, 'Nenhuma imagem cadastrada.');
    return { url: `/imagens/pessoas/${imagem.chave}` };
  });
}
