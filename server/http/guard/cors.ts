import type { FastifyInstance } from 'fastify';

const ALLOWED_HEADERS =
  'authorization, content-type, domain, cache-control, pragma, portal-app-id, portal-secret-key';

/**
 * CORS for the given origins; tokens travel in headers, so no cookies.
 * @param idempotencyHeader allowed beside the contract's headers
 */
export function addCors(
  app: FastifyInstance,
  allowedOrigins: readonly string[],
  idempotencyHeader: string,
): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', `${ALLOWED_HEADERS}, ${idempotencyHeader}`)
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });
}
