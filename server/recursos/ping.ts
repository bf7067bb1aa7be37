import type { FastifyInstance } from 'fastify';

/** GET /ping: answers while the process lives; the connectivity check of spec 9. */
export function registerPing(app: FastifyInstance): void {
  app.get('/ping', { config: { access: 'anonymous' } }, async () => ({ pong: true }));
}
