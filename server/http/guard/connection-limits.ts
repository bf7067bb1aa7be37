import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Connection timeouts in milliseconds. */
export interface ConnectionLimits {
  /** From the connection, or a further request's first byte, to the end of the headers. */
  readonly headersMs: number;
  /** From there to the end of the body. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** No byte in either direction: the client does not read its answer. */
  readonly silenceMs: number;
  /** How often Node checks the first two limits. */
  readonly checkMs: number;
}

/** Longer than a proxy's keep-alive (usually 60 s): the proxy closes first, so no request is lost. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 45_000,
  keepAliveMs: 65_000,
  silenceMs: 55_000,
  checkMs: 5000,
};

/** The limits as Fastify's options, which name two of Node's four. */
export function limitConnections(limits: ConnectionLimits = CONNECTION_LIMITS): Pick<
  FastifyServerOptions,
  'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout'
> & {
  http: { headersTimeout: number; connectionsCheckingInterval: number };
} {
  return {
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.keepAliveMs,
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
  };
}

/** After `app` closes each answer ends its connection. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
