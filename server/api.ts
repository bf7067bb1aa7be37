import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addEnvelope } from './http/envelope.ts';
import { type Fields, parseForm } from './http/form.ts';
import { addSession } from './http/session.ts';
import { registerBanners } from './recursos/banners.ts';
import { registerCadastro } from './recursos/cadastro.ts';
import { registerCampanhas } from './recursos/campanhas.ts';
import { registerCep } from './recursos/cep.ts';
import { registerCidades } from './recursos/cidades.ts';
import { registerContaCorrente } from './recursos/contacorrente.ts';
import { registerCupons } from './recursos/cupons.ts';
import { registerDesativacao } from './recursos/desativacao.ts';
import { registerEmpresas } from './recursos/empresas.ts';
import { registerEstados } from './recursos/estados.ts';
import { registerImagem } from './recursos/imagem.ts';
import { registerImagensPublicas } from './recursos/imagens-publicas.ts';
import { registerPessoa } from './recursos/pessoa.ts';
import { registerPessoaSalvar } from './recursos/pessoa-salvar.ts';
import { registerPing } from './recursos/ping.ts';
import { registerPreferencia } from './recursos/preferencia.ts';
import { registerPromocoes } from './recursos/promocoes.ts';
import { registerRamoAtividade } from './recursos/ramoatividade.ts';
import { registerRecuperacao } from './recursos/recuperacao.ts';
import { registerResgates } from './recursos/resgates.ts';
import { registerSenha } from './recursos/senha.ts';
import { registerTabloides } from './recursos/tabloides.ts';
import { registerTermos } from './recursos/termos.ts';
import { registerToken } from './recursos/token.ts';
import { registerTroca } from './recursos/troca.ts';
import { registerVouchers } from './recursos/vouchers.ts';

type Register = (app: FastifyInstance, context: Context) => void;

const MAIN_API: readonly Register[] = [
  registerBanners,
  registerCadastro,
  registerCampanhas,
  registerCep,
  registerCidades,
  registerPessoaSalvar,
  registerRamoAtividade,
  registerRecuperacao,
  registerResgates,
  registerSenha,
  registerTabloides,
  registerTroca,
  registerVouchers,
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
