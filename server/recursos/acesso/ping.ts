import type { FastifyInstance } from 'fastify';

/** GET /ping: the connectivity check. @rule S9.2, C4.46 */
export function registerPing(app: FastifyInstance): void {
  app.get('/ping', { config: { access: 'anonymous' } }, async () => ({ pong: true }));
}
