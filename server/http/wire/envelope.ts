import type { FastifyInstance } from 'fastify';

/** `default`: per call as the contract was first shown; `bare` and `wrapped`: all calls alike. */
export type EnvelopeMode = 'default' | 'bare' | 'wrapped';

export const ENVELOPE_MODES: readonly EnvelopeMode[] = ['default', 'bare', 'wrapped'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's own form in mode `default`; without it `{statusCode, data}`. @rule C3.1 */
    envelope?: 'bare' | 'always-bare';
  }
}

/**
 * Wraps the payloads of successful answers as `{statusCode, data}`. Handlers return the payload alone.
 * `always-bare` is for calls that stand in for somebody else's service.
 * @rule R8
 */
export function addEnvelope(app: FastifyInstance, mode: EnvelopeMode): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (reply.statusCode >= 400) return payload;
    const own = request.routeOptions.config.envelope;
    const bare = own === 'always-bare' || mode === 'bare' || (mode === 'default' && own === 'bare');
    return bare ? payload : { statusCode: reply.statusCode, data: payload };
  });
}
