import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { findTokenOwner } from '../../security/tokens.ts';
import { Failure } from '../wire/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; 0 on anonymous calls. */
    pessoaId: number;
    bearerToken: string;
    /** When the session was looked at, in ms. */
    demandedAt: number;
  }
  interface FastifyContextConfig {
    /** Without it the call needs a bearer token that has not expired; `optional` needs none, but no expired one either. */
    access?: 'anonymous' | 'optional';
  }
}

/** A body that comes whole is there by then. */
const SLOW_BODY_MS = 250;

/** Demands a bearer token of every call of `app` that is not marked anonymous; 401 otherwise. @rule R5 */
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
  // Once more when the body took its time: one that dribbles in must not outlive the session that sent it.
  app.addHook('preHandler', async (request) => {
    const tookMs = clock.now().getTime() - request.demandedAt;
    if (request.body !== undefined && tookMs > SLOW_BODY_MS) await demand(request);
  });
}
