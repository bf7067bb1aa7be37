import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { findTokenOwner } from '../../security/tokens.ts';
import { Failure } from '../wire/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; 0 when anonymous. */
    pessoaId: number;
    bearerToken: string;
    /** When the session was checked, in ms. */
    demandedAt: number;
  }
  interface FastifyContextConfig {
    /** Default: an unexpired bearer token; `optional`: none, or an unexpired one. */
    access?: 'anonymous' | 'optional';
  }
}

/** A whole body has arrived by then. */
const SLOW_BODY_MS = 250;

/** Requires a bearer token of every call of `app` that is not anonymous; otherwise 401. @rule R5 */
export function addSession(app: FastifyInstance, { db, clock }: Context): void {
  const demand = async (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    if (access === 'anonymous' || request.is404) return;
    if (access === 'optional' && request.headers.authorization === undefined) return;
    const now = clock.now();
    const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? [];
    const pessoaId = token === undefined ? undefined : await findTokenOwner(db, token, now);
    if (token === undefined || pessoaId === undefined) {
      throw new Failure(401, 'Sua sessão expirou. Entre novamente.');
    }
    request.pessoaId = pessoaId;
    request.demandedAt = now.getTime();
    request.bearerToken = token;
  };
  app.decorateRequest('pessoaId', 0);
  app.decorateRequest('bearerToken', '');
  app.decorateRequest('demandedAt', 0);
  app.addHook('onRequest', demand);
  // Checked again after a slow body, which must not outlive its session.
  app.addHook('preHandler', async (request) => {
    const tookMs = clock.now().getTime() - request.demandedAt;
    if (request.body !== undefined && tookMs > SLOW_BODY_MS) await demand(request);
  });
}
