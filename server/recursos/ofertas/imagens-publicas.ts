import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { and, eq, asc, gte, lte, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { imagens, pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readText, readInteger, readOptionalInteger } from '../../http/wire/read.ts';
import { latestDeactivation, notClosed } from '../../security/closure.ts';
import { banners, tabloideEmpresas, tabloides } from '../../db/schema/conteudo.ts';
import { hashToken } from '../../security/tokens.ts';
import { today } from '../../lib/dates.ts';

interface Packed {
  readonly raw: Buffer;
  readonly brotli: Buffer | undefined;
  readonly etag: string;
  readonly mime: string;
}

/** Picture types that may be opened in a window. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** Policy of an SVG opened by itself. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The content of a `pictures` folder: the drawing and rasters in two sizes (`npm run pictures -w @portal/look`); leaflets also as PDF. */
const MIMES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** One dot, no slash: a name never leaves its folder. */
const NAME = /^([a-z0-9-]+)(\.[a-z]+)$/;

/**
 * GET /imagens/{folder}/{slug}.webp and .svg, /arquivos/{nome} (leaflets) and /imagens/pessoas/{chave} (profile pictures,
 * unguessable key): for `<img>` and links, without a token.
 */
export function registerImagensPublicas(app: FastifyInstance, { db, clock, serverRoot }: Context): void {
  const packs = new Map<string, Packed>();

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    folder: string,
    file: string,
    notFound: string,
  ): Promise<FastifyReply> {
    const path = pathOf(folder, file, sizeFor(request));
    const packed = path === undefined ? undefined : (packs.get(path) ?? (await pack(join(serverRoot, path))));
    if (path === undefined || packed === undefined) throw new Failure(404, notFound);
    packs.set(path, packed);
    return send(request, reply, packed);
  }

  app.get('/imagens/pessoas/:chave', async (request, reply) => {
    const chave = readText(fieldsOf(request.params), 'chave', 60);
    const [imagem] = await db
      .select({ mime: imagens.mime, conteudo: imagens.conteudo })
      .from(imagens)
      .innerJoin(pessoas, eq(pessoas.id, imagens.pessoaId))
      .where(and(eq(imagens.chave, chave), notClosed(latestDeactivation(clock.now()))));
    if (imagem === undefined) throw new Failure(404, 'Imagem não encontrada.');
    const headers = { 'cache-control': 'private, no-store', 'content-security-policy': SVG_POLICY };
    // An SVG opened by itself may run scripts; in an <img> it may not.
    if (!SHOWN.has(imagem.mime)) reply.header('content-disposition', 'attachment; filename="foto"');
    return reply.headers(headers).type(imagem.mime).send(imagem.conteudo);
  });

  app.get('/imagens/:folder/:file', async (request, reply) => {
    const params = fieldsOf(request.params);
    const [folder, file] = [readText(params, 'folder'), readText(params, 'file')];
    return sendFile(request, reply, folder, file, 'Imagem não encontrada.');
  });

  app.get('/arquivos/:nome', async (request, reply) => {
    const nome = readText(fieldsOf(request.params), 'nome');
    return sendFile(request, reply, 'tabloides', nome, 'Arquivo não encontrado.');
  });
}

/** One address, two sizes: Chromium's client hint or an iPhone's name selects the phone's, else the large one. */
const sizeFor = ({ headers }: FastifyRequest): 'phone' | 'desktop' =>
  headers['sec-ch-ua-mobile'] === '?1' || headers['user-agent']?.includes('iPhone') === true
    ? 'phone'
    : 'desktop';

/** A file's path; undefined for an invalid name. */
function pathOf(folder: string, file: string, size: string): string | undefined {
  const [, slug, extension = ''] = NAME.exec(file) ?? [];
  if (slug === undefined || !/^[a-z]+$/.test(folder) || !Object.hasOwn(MIMES, extension)) return undefined;
  return join('pictures', folder, extension === '.webp' ? `${slug}.${size}.webp` : file);
}

async function pack(path: string): Promise<Packed | undefined> {
  if (!existsSync(path)) return undefined;
  const raw = await readFile(path);
  const mime = MIMES[extname(path)] ?? '';
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    raw,
    mime,
    brotli: mime === 'image/svg+xml' ? brotliCompressSync(raw, { params }) : undefined,
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
  };
}

/** `br;q=0` refuses it. */
const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '');

async function send(request: FastifyRequest, reply: FastifyReply, packed: Packed): Promise<FastifyReply> {
  const vary = [reply.getHeader('vary'), 'accept-encoding', 'sec-ch-ua-mobile', 'user-agent']
    .filter(Boolean)
    .join(', ');
  reply.headers({ 'cache-control': 'public, max-age=3600', etag: packed.etag, vary });
  if (request.headers['if-none-match'] === packed.etag) return reply.code(304).send();
  reply.type(packed.mime);
  if (packed.mime === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY);
  if (packed.brotli === undefined || !takesBrotli(request)) {
    return reply.send(packed.raw);
  }
  return reply.header('content-encoding', 'br').send(packed.brotli);
}

/** GET /api/public/api/app/banners/{formatId} and …/banner-footers/{formatId}: keys in headers, no token. @rule C2.5, C4.43, C4.44 */
export function registerBanners(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const list = async (formato: number, rodape: boolean) =>
    db
      .select({ url: banners.url, link: banners.link, idLoja: banners.idLoja })
      .from(banners)
      .where(and(eq(banners.formato, formato), eq(banners.rodape, rodape)))
      .orderBy(asc(banners.ordem));

  const demandKeys = async (request: FastifyRequest) => {
    const appId = String(request.headers['portal-app-id'] ?? '');
    const secret = String(request.headers['portal-secret-key'] ?? '');
    if (!same(appId, context.portalAppId) || !same(secret, context.portalSecretKey)) {
      throw new Failure(401, 'Aplicação não autorizada.');
    }
  };
  // On the routes, so that no address spelling bypasses it.
  const PUBLIC = { onRequest: demandKeys, config: { access: 'anonymous', envelope: 'bare' } } as const;
  app.get('/api/public/api/app/banners/:formatId', PUBLIC, async (request) =>
    list(readInteger(fieldsOf(request.params), 'formatId'), false),
  );
  app.get('/api/public/api/app/banner-footers/:formatId', PUBLIC, async (request) =>
    list(readInteger(fieldsOf(request.params), 'formatId'), true),
  );
}

/** Constant-time comparison of any lengths. */
function same(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}

/** GET /api/tabloides/ativos?idEmpresa: today's leaflets of one store or all. @rule C4.31 */
export function registerTabloides(app: FastifyInstance, { db, clock }: Context): void {
  app.get('/api/tabloides/ativos', async (request) => {
    const idEmpresa = readOptionalInteger(fieldsOf(request.query), 'idEmpresa');
    const day = today(clock);
    const ofStore = db
      .select({ one: sql`1` })
      .from(tabloideEmpresas)
      .where(
        and(eq(tabloideEmpresas.tabloideId, tabloides.id), eq(tabloideEmpresas.idEmpresa, idEmpresa ?? 0)),
      );
    const data = await db
      .select({ nomeExibicao: tabloides.nomeExibicao, url: tabloides.url, thumbnail: tabloides.thumbnail })
      .from(tabloides)
      .where(
        and(
          lte(tabloides.dtaInicio, day),
          gte(tabloides.dtaFim, day),
          idEmpresa === undefined ? undefined : sql`exists ${ofStore}`,
        ),
      )
      .orderBy(asc(tabloides.id));
    return { data };
  });
}
