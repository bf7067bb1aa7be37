import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { imagens } from '../db/schema/pessoas.ts';
import { Failure } from '../http/failure.ts';
import { fieldsOf } from '../http/read.ts';
import { imageTypeOf } from '../lib/image-type.ts';

/** Largest picture in bytes, and the body that carries it: base64, percent-encoded. */
const MAX_BYTES = 8 * 1024 * 1024;
const BODY_LIMIT = 16 * 1024 * 1024;

/** GET and POST /api/pessoa/imagem: `{url}`, 404 when there is none; a data URL of any image (R70). */
export function registerImagem(app: FastifyInstance, { db }: Context): void {
  app.get('/api/pessoa/imagem', async (request) => {
    const [imagem] = await db
      .select({ chave: imagens.chave })
      .from(imagens)
      .where(eq(imagens.pessoaId, request.pessoaId));
    if (imagem === undefined) throw new Failure(404, 'Nenhuma imagem cadastrada.');
    return { url: addressOf(imagem.chave) };
  });

  app.post('/api/pessoa/imagem', { bodyLimit: BODY_LIMIT }, async (request) => {
    const conteudo = readDataUrl(fieldsOf(request.body)['imagem']);
    const mime = imageTypeOf(conteudo);
    if (mime === undefined) throw new Failure(400, 'O arquivo enviado não é uma imagem.');
    const { pessoaId } = request;
    const chave = randomBytes(24).toString('base64url');
    await db
      .insert(imagens)
      .values({ pessoaId, chave, mime, conteudo })
      .onConflictDoUpdate({
        target: imagens.pessoaId,
        set: { chave, mime, conteudo: sql`excluded.conteudo` },
      });
    return { mensagem: 'Imagem atualizada.', url: addressOf(chave) };
  });
}

function addressOf(chave: string): string {
  return `/imagens/pessoas/${chave}`;
}

/** The bytes of a base64 data URL. Throws 400 for anything else, 413 over the size. */
function readDataUrl(value: unknown): Buffer {
  const text = typeof value === 'string' ? value : '';
  const comma = text.indexOf(',');
  if (!/^data:[^,]*;base64$/i.test(text.slice(0, Math.max(comma, 0)))) {
    throw new Failure(400, 'Envie a imagem como data URL em base64.');
  }
  const base64 = text.slice(comma + 1);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new Failure(400, 'A imagem enviada está incompleta.');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_BYTES) throw new Failure(413, 'A imagem deve ter no máximo 8 MB.');
  return bytes;
}
