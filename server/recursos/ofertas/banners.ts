import { timingSafeEqual } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { banners } from '../../db/schema/conteudo.ts';
import { hashToken } from '../../security/tokens.ts';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readInteger } from '../../http/wire/read.ts';

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
