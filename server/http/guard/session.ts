import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { findTokenOwner } from '../../security/tokens.ts';
import { Failure } from '../wire/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; 0 on anonymous calls. */
    pessoaId: number;
    bearerToken: string;
  }
  interface FastifyContextConfig {
    /** Without it the call needs a bearer token that has not expired; `optional` needs none, but no expired one either. */
    access?: 'anonymous' | 'optional';
  }
}

/** Demands a bearer token of every call of `app` that is not marked anonymous; 401 otherwise. @rule R5 */
export function addSession(app: FastifyInstance, { db, clock }: Context): void {
  const demand = async (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    if (access === 'anonymous' || request.is404) return;
    if (access === 'optional' && request.headers.authorization === undefined) return;
    const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? [];
    const pessoaId = token === undefined ? undefined : await findTokenOwner(db, token, clock.now());
    if (token === undefined || pessoaId === undefined) {
      throw new Failure(401, 'Sua sessão expirou. Entre novamente.');
    }
    request.pessoaId = pessoaId;
    request.bearerToken = token;
  };
  app.decorateRequest('pessoaId', 0);
  app.decorateRequest('bearerToken', '');
  app.addHook('onRequest', demand);
  // Once more when the body is there: one that dribbles in must not outlive the session that sent it.
  app.addHook('preHandler', async (request) => {
    if (request.body !== undefined) await demand(request);
  });
}
