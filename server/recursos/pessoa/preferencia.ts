import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { preferencias } from '../../db/schema/pessoas.ts';
import { type Fields } from '../../http/wire/form.ts';
import { fieldsOf, readBoolean } from '../../http/wire/read.ts';

/** The five consent flags. @rule C4.20 */
export interface Flags {
  readonly recebeEmail: boolean;
  readonly recebeSms: boolean;
  readonly recebePush: boolean;
  readonly recebeWhatsapp: boolean;
  readonly cupomDigital: boolean;
}

/** Defaults of a registration. @rule S9.10 */
export const DEFAULT_FLAGS: Flags = {
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: false,
};

/** The flags only. */
export function flagsOf(row: Flags | undefined): Flags {
  const { recebeEmail, recebeSms, recebePush, recebeWhatsapp, cupomDigital } = row ?? DEFAULT_FLAGS;
  return { recebeEmail, recebeSms, recebePush, recebeWhatsapp, cupomDigital };
}

const NAMES = Object.keys(DEFAULT_FLAGS) as readonly (keyof Flags)[];

/** The sent flags; absent and empty ones are omitted. Throws 400 for other types. @rule R17 */
export function readFlags(fields: Fields): Partial<Flags> {
  const sent = NAMES.map((name) => [name, readBoolean(fields, name, undefined)] as const);
  return Object.fromEntries(sent.filter(([, flag]) => flag !== undefined));
}

/** GET and POST /api/pessoa/preferencia: `{preferencias: {five booleans}}`. Missing flags keep their value. */
export function registerPreferencia(app: FastifyInstance, { db }: Context): void {
  app.get('/api/pessoa/preferencia', async ({ pessoaId }) => {
    const [row] = await db.select().from(preferencias).where(eq(preferencias.pessoaId, pessoaId));
    return { preferencias: flagsOf(row) };
  });

  app.post('/api/pessoa/preferencia', async (request) => {
    const { pessoaId } = request;
    const body = fieldsOf(request.body);
    // Some clients send them inside `preferencias`, as in the answer.
    const sent = readFlags('preferencias' in body ? fieldsOf(body['preferencias']) : body);
    // Others are not written back: another request may have changed them.
    const [row] = await db
      .insert(preferencias)
      .values({ pessoaId, ...DEFAULT_FLAGS, ...sent })
      .onConflictDoUpdate({ target: preferencias.pessoaId, set: { pessoaId, ...sent } })
      .returning();
    return { preferencias: flagsOf(row) };
  });
}
