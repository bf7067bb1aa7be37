import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addEnvelope } from './http/envelope.ts';
import { type Fields, parseForm } from './http/form.ts';
import { addSession } from './http/session.ts';
import { registerBanners } from './recursos/banners.ts';
import { registerContaCorrente } from './recursos/contacorrente.ts';
import { registerCupons } from './recursos/cupons.ts';
import { registerDesativacao } from './recursos/desativacao.ts';
import { registerEmpresas } from './recursos/empresas.ts';
import { registerEstados } from './recursos/estados.ts';
import { registerImagem } from './recursos/imagem.ts';
import { registerPessoa } from './recursos/pessoa.ts';
import { registerPing } from './recursos/ping.ts';
import { registerPreferencia } from './recursos/preferencia.ts';
import { registerPromocoes } from './recursos/promocoes.ts';
import { registerTermos } from './recursos/termos.ts';
import { registerToken } from './recursos/token.ts';

import { registerImagensPublicas } from './recursos/imagens-publicas.ts';

type Register = (app: FastifyInstance, context: Context) => void;

const MAIN_API: readonly Register[] = [
  registerBanners,
  registerContaCorrente,
  registerCupons,
  registerDesativacao,
  registerEmpresas,
  registerEstados,
  registerImagem,
  registerPessoa,
  registerPing,
  registerPreferencia,
  registerPromocoes,
  registerTermos,
  registerToken,
];

/** The calls of the contract: main API, public API, pictures and files. */
export async function addApi(app: FastifyInstance, context: Context): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done: (error: Error | null, fields?: Fields) => void) => {
      try {
        done(null, parseForm(body.toString()));
      } catch (error) {
        done(Object.assign(error as Error, { statusCode: 400 }));
      }
    },
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
  registerImagensPublicas(app, context);
  await app.register(async (main) => {
    addEnvelope(main, context.envelope);
    addSession(main, context);
    for (const register of MAIN_API) register(main, context);
  });
}
