import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { arquivos } from '../../db/schema/conteudo.ts';
import { imagens, pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readText } from '../../http/wire/read.ts';
import {
  drawPicture,
  hasPicture,
  RASTER_FOLDER,
  rasterName,
  type RasterSize,
} from '../../pictures/catalogo.ts';
import { notClosed } from '../../security/closure.ts';

interface Packed {
  readonly raw: Buffer;
  readonly brotli: Buffer | undefined;
  readonly etag: string;
  readonly mime: string;
}

/** The kinds of picture that may stand in a window of their own. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** An SVG opened by itself may style itself and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * GET /imagens/{folder}/{slug}.webp (rasters), the same as .svg (drawn by code), /arquivos/{nome} (leaflets of the seed) and
 * /imagens/pessoas/{chave} (profile pictures behind an unguessable key): what `<img>` and links ask for, without a
 * token.
 */
export function registerImagensPublicas(app: FastifyInstance, { db, clock, serverRoot }: Context): void {
  const made = new Map<string, Packed>();

  app.get('/imagens/pessoas/:chave', async (request, reply) => {
    const chave = readText(fieldsOf(request.params), 'chave', 60);
    const [imagem] = await db
      .select({ mime: imagens.mime, conteudo: imagens.conteudo })
      .from(imagens)
      .innerJoin(pessoas, eq(pessoas.id, imagens.pessoaId))
      .where(and(eq(imagens.chave, chave), notClosed(clock.now())));
    if (imagem === undefined) throw new Failure(404, 'Imagem não encontrada.');
    const headers = { 'cache-control': 'private, no-store', 'content-security-policy': SVG_POLICY };
    // Opened by itself a drawing is a document that may hold scripts; in an <img> it is shown all the same.
    if (!SHOWN.has(imagem.mime)) reply.header('content-disposition', 'attachment; filename="foto"');
    return reply.headers(headers).type(imagem.mime).send(imagem.conteudo);
  });

  app.get('/imagens/:folder/:file', async (request, reply) => {
    const params = fieldsOf(request.params);
    const [folder, file] = [readText(params, 'folder'), readText(params, 'file')];
    const size = sizeFor(request);
    const key = `${folder}/${file} ${size}`;
    const packed = made.get(key) ?? (await makePicture(serverRoot, folder, file, size));
    if (packed === undefined) throw new Failure(404, 'Imagem não encontrada.');
    made.set(key, packed);
    return send(request, reply, packed);
  });

  app.get('/arquivos/:nome', async (request, reply) => {
    const nome = readText(fieldsOf(request.params), 'nome');
    const [arquivo] = await db.select().from(arquivos).where(eq(arquivos.nome, nome));
    if (arquivo === undefined) throw new Failure(404, 'Arquivo não encontrado.');
    return send(request, reply, pack(arquivo.conteudo, arquivo.mime, 4));
  });
}

/**
 * One address, two sizes of a raster: Chromium says with every request whether it runs on a phone, and who does not say gets
 * the large one. The portal knows nothing of it: a provider's picture has one address.
 */
const sizeFor = ({ headers }: FastifyRequest): RasterSize =>
  headers['sec-ch-ua-mobile'] === '?1' ? 'phone' : 'desktop';

async function makePicture(
  serverRoot: string,
  folder: string,
  file: string,
  size: RasterSize,
): Promise<Packed | undefined> {
  const dot = file.lastIndexOf('.');
  const [slug, extension] = [file.slice(0, dot), file.slice(dot)];
  if (!hasPicture(folder, slug)) return undefined;
  if (extension === '.svg') {
    return pack(Buffer.from(drawPicture(folder, slug) ?? ''), 'image/svg+xml', 9);
  }
  if (extension !== '.webp') return undefined;
  const raster = join(serverRoot, RASTER_FOLDER, folder, rasterName(slug, size));
  return pack(await readFile(raster), 'image/webp', 0);
}

function pack(raw: Buffer, mime: string, quality: number): Packed {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    raw,
    mime,
    brotli: mime === 'image/svg+xml' ? brotliCompressSync(raw, { params }) : undefined,
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, packed: Packed): Promise<FastifyReply> {
  const vary = [reply.getHeader('vary'), 'accept-encoding', 'sec-ch-ua-mobile'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': 'public, max-age=3600', etag: packed.etag, vary });
  if (request.headers['if-none-match'] === packed.etag) return reply.code(304).send();
  reply.type(packed.mime);
  if (packed.mime === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY);
  if (packed.brotli === undefined || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.send(packed.raw);
  }
  return reply.header('content-encoding', 'br').send(packed.brotli);
}
