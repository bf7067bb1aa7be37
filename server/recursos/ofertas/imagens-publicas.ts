import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { inForce } from '../../db/in-force.ts';
import { imagens, pessoas } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readText, readInteger, readOptionalInteger } from '../../http/wire/read.ts';
import { latestDeactivation, notClosed } from '../../security/closure.ts';
import { banners, tabloideEmpresas, tabloides } from '../../db/schema/conteudo.ts';
import { hashToken } from '../../security/tokens.ts';
import { today } from '../../lib/dates.ts';

/** Policy of a picture opened by itself: an SVG may have scripts. A PDF is not shown with it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** One dot, no slash: a name never leaves its folder. */
const NAME = /^([a-z0-9-]+)\.(svg|webp|pdf)$/;

/**
 * GET /imagens/{folder}/{slug}.webp and .svg, /arquivos/{nome} (leaflets) and /imagens/pessoas/{chave} (profile pictures,
 * unguessable key): for `<img>` and links, without a token. A `pictures` folder has the drawings and their rasters in two
 * sizes (`node scripts/pictures.mjs`), and the leaflets as PDF.
 */
export function registerImagensPublicas(app: FastifyInstance, { db, clock, serverRoot }: Context): void {
  void app.register(fastifyStatic, {
    root: join(serverRoot, 'pictures'),
    serve: false,
    cacheControl: false,
  });

  app.get('/imagens/pessoas/:chave', async (request, reply) => {
    const chave = readText(fieldsOf(request.params), 'chave', 60);
    const [imagem] = await db
      .select({ mime: imagens.mime, conteudo: imagens.conteudo })
      .from(imagens)
      .innerJoin(pessoas, eq(pessoas.id, imagens.pessoaId))
      .where(and(eq(imagens.chave, chave), notClosed(latestDeactivation(clock.now()))));
    if (imagem === undefined) throw new Failure(404, 'Imagem não encontrada.');
    const headers = { 'cache-control': 'private, no-store', 'content-security-policy': POLICY };
    return reply.headers(headers).type(imagem.mime).send(imagem.conteudo);
  });

  app.get('/imagens/:folder/:file', async (request, reply) => {
    const { folder, file } = fieldsOf(request.params);
    return sendPicture(request, reply, String(folder), String(file));
  });

  app.get('/arquivos/:nome', async (request, reply) =>
    sendPicture(request, reply, 'tabloides', String(fieldsOf(request.params)['nome'])),
  );
}

/** One address, two sizes: Chromium's client hint or an iPhone's name selects the phone's, else the large one. */
const sizeFor = ({ headers }: FastifyRequest): 'phone' | 'desktop' =>
  headers['sec-ch-ua-mobile'] === '?1' || headers['user-agent']?.includes('iPhone') === true
    ? 'phone'
    : 'desktop';

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  file: string,
): FastifyReply {
  const [, slug, extension] = NAME.exec(file) ?? [];
  if (slug === undefined || !/^[a-z]+$/.test(folder)) throw new Failure(404, 'Arquivo não encontrado.');
  const vary = [reply.getHeader('vary'), 'sec-ch-ua-mobile', 'user-agent'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': 'public, max-age=3600', vary });
  if (extension === 'svg') reply.header('content-security-policy', POLICY);
  const name = extension === 'webp' ? `${slug}.${sizeFor(request)}.webp` : file;
  return reply.sendFile(`${folder}/${name}`);
}

/** GET /api/public/api/app/banners/{formatId} and …/banner-footers/{formatId}: keys in headers, no token. @rule C2.5, C4.43, C4.44 */
export function registerBanners(app: FastifyInstance, { db, config }: Context): void {
  const list = async (formato: number, rodape: boolean) =>
    db
      .select({ url: banners.url, link: banners.link, idLoja: banners.idLoja })
      .from(banners)
      .where(and(eq(banners.formato, formato), eq(banners.rodape, rodape)))
      .orderBy(asc(banners.ordem));

  const demandKeys = async (request: FastifyRequest) => {
    const appId = String(request.headers['portal-app-id'] ?? '');
    const secret = String(request.headers['portal-secret-key'] ?? '');
    if (!same(appId, config.portalAppId) || !same(secret, config.portalSecretKey)) {
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
    const ofStore = db
      .select({ one: sql`1` })
      .from(tabloideEmpresas)
      .where(
        and(eq(tabloideEmpresas.tabloideId, tabloides.id), eq(tabloideEmpresas.idEmpresa, idEmpresa ?? 0)),
      );
    const data = await db
      .select({ nomeExibicao: tabloides.nomeExibicao, url: tabloides.url, thumbnail: tabloides.thumbnail })
      .from(tabloides)
      .where(and(inForce(tabloides, today(clock)), idEmpresa === undefined ? undefined : exists(ofStore)))
      .orderBy(asc(tabloides.id));
    return { data };
  });
}
