import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addEnvelope } from './http/wire/failure.ts';
import { addFormParser, parseForm } from './http/wire/form.ts';
import { addSession } from './http/guard/session.ts';
import {
  registerBanners,
  registerImagensPublicas,
  registerTabloides,
} from './recursos/ofertas/imagens-publicas.ts';
import { registerCadastro, registerPing, registerRamoAtividade } from './recursos/acesso/cadastro.ts';
import { registerCampanhas } from './recursos/fidelidade/campanhas.ts';
import {
  registerCep,
  registerCidades,
  registerEmpresas,
  registerEstados,
} from './recursos/lugares/lugares.ts';
import { registerContaCorrente } from './recursos/conta/contacorrente.ts';
import { registerCupons } from './recursos/conta/cupons.ts';
import { registerDesativacao } from './recursos/pessoa/desativacao.ts';
import { registerImagem } from './recursos/pessoa/imagem.ts';
import { registerPessoa } from './recursos/pessoa/pessoa.ts';
import { registerPessoaSalvar } from './recursos/pessoa/pessoa-salvar.ts';
import { registerPreferencia } from './recursos/pessoa/preferencia.ts';
import { registerPromocoes } from './recursos/ofertas/promocoes.ts';
import { registerRecuperacao } from './recursos/acesso/recuperacao.ts';
import { registerResgates } from './recursos/fidelidade/resgates.ts';
import { registerSenha } from './recursos/acesso/senha.ts';
import { registerTermos } from './recursos/pessoa/termos.ts';
import { registerToken } from './recursos/acesso/token.ts';
import { registerTroca } from './recursos/fidelidade/troca.ts';
import { registerVouchers } from './recursos/fidelidade/vouchers.ts';

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
  addFormParser(app, parseForm);
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
