import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** How long a connection may take over what it does, in milliseconds. */
export interface ConnectionLimits {
  /** From the connection, or from the first byte of a further request, to the end of the headers. */
  readonly headersMs: number;
  /** From the same moment to the end of the body. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** Without a byte in either direction: a client that does not take its answer. */
  readonly silenceMs: number;
  /** How often Node looks for what is over the first two limits, which it does at no other time. */
  readonly checkMs: number;
}

/** Longer open without a request than a proxy keeps it (60 s as a rule): the proxy ends it, and loses no request. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 45_000,
  keepAliveMs: 65_000,
  silenceMs: 55_000,
  checkMs: 5000,
};

/** The limits as Fastify's options: it names two of Node's four, and hands `http` on to Node for the others. */
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

/** From the moment `app` closes each answer is the last of its connection: a kept one would hold up the end of the process. */
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
