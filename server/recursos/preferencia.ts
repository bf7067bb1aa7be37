import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { preferencias } from '../db/schema/pessoas.ts';
import { type Fields } from '../http/form.ts';
import { fieldsOf, readBoolean } from '../http/read.ts';

/** The five flags of spec 3 Preferences. */
export interface Flags {
  readonly recebeEmail: boolean;
  readonly recebeSms: boolean;
  readonly recebePush: boolean;
  readonly recebeWhatsapp: boolean;
  readonly cupomDigital: boolean;
}

/** What a new registration starts with (spec 9). */
export const DEFAULT_FLAGS: Flags = {
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: false,
};

/** The flags of a row or of another set of flags, without anything else. */
export function flagsOf(row: Flags | undefined): Flags {
  const { recebeEmail, recebeSms, recebePush, recebeWhatsapp, cupomDigital } = row ?? DEFAULT_FLAGS;
  return { recebeEmail, recebeSms, recebePush, recebeWhatsapp, cupomDigital };
}

/** Reads flags from a body; those not sent keep the value of `current`. */
export function readFlags(fields: Fields, current: Flags): Flags {
  return {
    recebeEmail: readBoolean(fields, 'recebeEmail', current.recebeEmail),
    recebeSms: readBoolean(fields, 'recebeSms', current.recebeSms),
    recebePush: readBoolean(fields, 'recebePush', current.recebePush),
    recebeWhatsapp: readBoolean(fields, 'recebeWhatsapp', current.recebeWhatsapp),
    cupomDigital: readBoolean(fields, 'cupomDigital', current.cupomDigital),
  };
}

/** GET and POST /api/pessoa/preferencia: `{preferencias: {five booleans}}`. */
export function registerPreferencia(app: FastifyInstance, { db }: Context): void {
  const current = async (pessoaId: number) => {
    const [row] = await db.select().from(preferencias).where(eq(preferencias.pessoaId, pessoaId));
    return flagsOf(row);
  };

  app.get('/api/pessoa/preferencia', async (request) => ({ preferencias: await current(request.pessoaId) }));

  app.post('/api/pessoa/preferencia', async (request) => {
    const { pessoaId } = request;
    const body = fieldsOf(request.body);
    // Some clients send the flags inside `preferencias`, as the answer carries them.
    const flags = readFlags(
      'preferencias' in body ? fieldsOf(body['preferencias']) : body,
      await current(pessoaId),
    );
    await db
      .insert(preferencias)
      .values({ pessoaId, ...flags })
      .onConflictDoUpdate({ target: preferencias.pessoaId, set: flags });
    return { preferencias: flags };
  });
}
