import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addEnvelope } from './http/wire/envelope.ts';
import { addFormParser, parseForm } from './http/wire/form.ts';
import { addSession } from './http/guard/session.ts';
import { registerBanners } from './recursos/ofertas/banners.ts';
import { registerCadastro } from './recursos/acesso/cadastro.ts';
import { registerCampanhas } from './recursos/fidelidade/campanhas.ts';
import { registerCep } from './recursos/lugares/cep.ts';
import { registerCidades } from './recursos/lugares/cidades.ts';
import { registerContaCorrente } from './recursos/conta/contacorrente.ts';
import { registerCupons } from './recursos/conta/cupons.ts';
import { registerDesativacao } from './recursos/pessoa/desativacao.ts';
import { registerEmpresas } from './recursos/lugares/empresas.ts';
import { registerEstados } from './recursos/lugares/estados.ts';
import { registerImagem } from './recursos/pessoa/imagem.ts';
import { registerImagensPublicas } from './recursos/ofertas/imagens-publicas.ts';
import { registerPessoa } from './recursos/pessoa/pessoa.ts';
import { registerPessoaSalvar } from './recursos/pessoa/pessoa-salvar.ts';
import { registerPing } from './recursos/acesso/ping.ts';
import { registerPreferencia } from './recursos/pessoa/preferencia.ts';
import { registerPromocoes } from './recursos/ofertas/promocoes.ts';
import { registerRamoAtividade } from './recursos/acesso/ramoatividade.ts';
import { registerRecuperacao } from './recursos/acesso/recuperacao.ts';
import { registerResgates } from './recursos/fidelidade/resgates.ts';
import { registerSenha } from './recursos/acesso/senha.ts';
import { registerTabloides } from './recursos/ofertas/tabloides.ts';
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
