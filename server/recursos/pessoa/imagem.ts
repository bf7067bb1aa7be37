import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { imagens } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { addLargeFieldParser } from '../../http/wire/form.ts';
import { fieldsOf } from '../../http/wire/read.ts';
import { startAttempt } from '../../security/attempts.ts';
import { createSlots } from '../../security/slots.ts';
import { type Cleaning, cleanPicture } from '../../lib/picture/clean-picture.ts';

/** The maximum picture in bytes, and its body: base64, percent-encoded. */
const MAX_BYTES = 8 * 1024 * 1024;
const BODY_LIMIT = 16 * 1024 * 1024;

const REFUSALS = {
  'no-picture': {
    status: 400,
    text: 'O arquivo enviado não é uma imagem que possa ser usada. Envie em JPG, PNG, WebP ou GIF.',
  },
  'too-large': { status: 413, text: 'A imagem tem pontos demais. Envie uma menor.' },
} as const;

/**
 * GET and POST /api/pessoa/imagem: `{url}`, 404 without one; a picture's data URL, stored without metadata.
 * @rule R70
 */
export function registerImagem(app: FastifyInstance, { db, clock, limits }: Context): void {
  const uploads = createUploads();
  app.get('/api/pessoa/imagem', async (request) => {
    const [imagem] = await db
      .select({ chave: imagens.chave })
      .from(imagens)
      .where(eq(imagens.pessoaId, request.pessoaId));
    if (imagem === undefined) throw new Failure(404, 'Nenhuma imagem cadastrada.');
    return { url: addressOf(imagem.chave) };
  });

  void app.register(async (large) => {
    large.removeAllContentTypeParsers();
    // Only this form and field: parsing other bodies of this size takes seconds.
    addLargeFieldParser(large, 'imagem');
    // Before reading the body, which takes a part of a second.
    large.addHook('onRequest', async (request, reply) => {
      const end = uploads.begin(request.pessoaId);
      for (const event of ['finish', 'close']) reply.raw.once(event, end);
      const attempt = await startAttempt(db, clock.now(), [
        { kind: 'imagem', value: String(request.pessoaId), limit: limits.uploads },
      ]);
      if (!attempt.allowed) throw new Failure(429, TOO_MANY);
    });
    large.post('/api/pessoa/imagem', { bodyLimit: BODY_LIMIT }, async (request) =>
      uploads.inSlot(async () => {
        const picture = await cleanPicture(readDataUrl(fieldsOf(request.body)['imagem']));
        if (!picture.ok) throw new Failure(REFUSALS[picture.reason].status, REFUSALS[picture.reason].text);
        return keep(db, request.pessoaId, picture);
      }),
    );
  });
}

const TOO_MANY = 'Muitas imagens seguidas. Tente novamente em alguns minutos.';
/** Concurrent uploads: each holds up to 16 MB and occupies the database. */
const MAX_UNDER_WAY = 8;

/** Admits one upload per customer and a few in all, processed one by one, with other requests between. */
function createUploads() {
  const underWay = new Set<number>();
  const slots = createSlots(1);
  return {
    begin: (pessoaId: number): (() => void) => {
      if (underWay.has(pessoaId)) throw new Failure(429, TOO_MANY);
      if (underWay.size >= MAX_UNDER_WAY)
        throw new Failure(503, 'Muitos envios ao mesmo tempo. Tente novamente em instantes.');
      underWay.add(pessoaId);
      let isOver = false;
      return () => {
        if (!isOver) underWay.delete(pessoaId);
        isOver = true;
      };
    },
    inSlot: async <T>(work: () => Promise<T>): Promise<T> => {
      const end = await slots.take('');
      // Requests that waited go first.
      await new Promise((go) => setImmediate(go));
      return work().finally(end);
    },
  };
}

async function keep(
  db: Db,
  pessoaId: number,
  { mime, bytes: conteudo }: Extract<Cleaning, { ok: true }>,
): Promise<{ mensagem: string; url: string }> {
  const chave = randomBytes(24).toString('base64url');
  await db
    .insert(imagens)
    .values({ pessoaId, chave, mime, conteudo })
    .onConflictDoUpdate({
      target: imagens.pessoaId,
      set: { chave, mime, conteudo: sql`excluded.conteudo` },
    });
  return { mensagem: 'Imagem atualizada.', url: addressOf(chave) };
}

function addressOf(chave: string): string {
  return `/imagens/pessoas/${chave}`;
}

/** A base64 data URL's bytes. Throws 400 when invalid, 413 when too large. */
function readDataUrl(value: unknown): Buffer {
  const text = typeof value === 'string' ? value : '';
  const comma = text.indexOf(',');
  if (!/^data:[^,]*;base64$/i.test(text.slice(0, Math.max(comma, 0)))) {
    throw new Failure(400, 'Envie a imagem como data URL em base64.');
  }
  const base64 = text.slice(comma + 1);
  const digits = base64.length - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
  const bytes = Buffer.from(base64, 'base64');
  // Node skips characters that are no digits, so fewer bytes mean invalid input; a regex over megabytes would block the server.
  const isWhole = digits > 0 && bytes.length === Math.floor((digits * 3) / 4);
  if (!isWhole || base64.includes('-') || base64.includes('_'))
    throw new Failure(400, 'A imagem enviada está incompleta.');
  if (bytes.length > MAX_BYTES) throw new Failure(413, 'A imagem deve ter no máximo 8 MB.');
  return bytes;
}
