import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * An expected failure, answered as `{statusCode, description, data?}`. `description` is Portuguese, for the customer; other
 * exceptions become a 500 without detail.
 */
export class Failure extends Error {
  readonly statusCode: number;
  readonly data: unknown;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: number,
    description: string,
    data?: unknown,
    { retryAfter }: { readonly retryAfter?: number } = {},
  ) {
    super(description);
    this.name = 'Failure';
    this.statusCode = statusCode;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** `default`: each call in its first documented form; `bare` and `wrapped`: all alike. */
export type EnvelopeMode = 'default' | 'bare' | 'wrapped';

export const ENVELOPE_MODES: readonly EnvelopeMode[] = ['default', 'bare', 'wrapped'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's form in mode `default`; otherwise `{statusCode, data}`. @rule C3.1 */
    envelope?: 'bare' | 'always-bare';
  }
}

/**
 * Wraps successful payloads as `{statusCode, data}`; handlers return the payload. `always-bare` is for calls that stand in
 * for another service.
 * @rule R8
 */
export function addEnvelope(app: FastifyInstance, mode: EnvelopeMode): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (reply.statusCode >= 400) return payload;
    const routeEnvelope = request.routeOptions.config.envelope;
    const bare =
      routeEnvelope === 'always-bare' || mode === 'bare' || (mode === 'default' && routeEnvelope === 'bare');
    return bare ? payload : { statusCode: reply.statusCode, data: payload };
  });
}

/** A payload that is JSON already. */
class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Sends the database's JSON unread, in the envelope of the call. */
export async function sendJson(reply: FastifyReply, text: string): Promise<FastifyReply> {
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: JsonText | { statusCode: number; data: JsonText }) =>
      payload instanceof JsonText
        ? payload.text
        : `{"statusCode":${payload.statusCode},"data":${payload.data.text}}`,
    )
    .send(new JsonText(text));
}
