import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { addEnvelope, Failure } from './http/wire/failure.ts';
import { addFormParser, parseForm } from './http/wire/form.ts';
import {
  registerBanners,
  registerImagensPublicas,
  registerTabloides,
} from './recursos/ofertas/imagens-publicas.ts';
import { registerCadastro, registerPing, registerRamoAtividade } from './recursos/cadastro/cadastro.ts';
import { registerCampanhas } from './recursos/campanhas/campanhas.ts';
import { registerCep, registerCidades, registerEmpresas, registerEstados } from './recursos/lojas/lugares.ts';
import { registerContaCorrente } from './recursos/conta/contacorrente.ts';
import { registerCupons } from './recursos/conta/cupons.ts';
import { registerDesativacao } from './recursos/pessoa/desativacao.ts';
import { registerImagem } from './recursos/pessoa/imagem.ts';
import { registerPessoa, registerPreferencia } from './recursos/pessoa/pessoa.ts';
import { registerPessoaSalvar } from './recursos/pessoa/pessoa-salvar.ts';
import { registerPromocoes } from './recursos/ofertas/promocoes.ts';
import { registerRecuperacao } from './recursos/acesso/recuperacao.ts';
import { registerResgates } from './recursos/campanhas/resgates.ts';
import { registerSenha } from './recursos/acesso/senha.ts';
import { registerTermos } from './recursos/termos/termos.ts';
import { registerToken } from './recursos/acesso/token.ts';
import { registerTroca } from './recursos/campanhas/troca.ts';
import { registerVouchers } from './recursos/vouchers/vouchers.ts';
import { findTokenOwner } from './security/tokens.ts';

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
    reply.header('cache-control', 'no-store');
  });
  registerImagensPublicas(app, context);
  await app.register(async (main) => {
    addEnvelope(main, context.envelope);
    addSession(main, context);
    for (const register of MAIN_API) register(main, context);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; 0 when anonymous. */
    pessoaId: number;
    bearerToken: string;
    /** When the session was checked, in ms. */
    demandedAt: number;
  }
  interface FastifyContextConfig {
    /** Default: an unexpired bearer token; `optional`: none, or an unexpired one. */
    access?: 'anonymous' | 'optional';
  }
}

/** A whole body has arrived by then. */
const SLOW_BODY_MS = 250;

/** Requires a bearer token of every call of `app` that is not anonymous; otherwise 401. @rule R5 */
function addSession(app: FastifyInstance, { db, clock }: Context): void {
  const demand = async (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    if (access === 'anonymous' || request.is404) return;
    if (access === 'optional' && request.headers.authorization === undefined) return;
    const now = clock.now();
    const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? [];
    const pessoaId = token === undefined ? undefined : await findTokenOwner(db, token, now);
    if (token === undefined || pessoaId === undefined) {
      throw new Failure(401, 'Sua sessão expirou. Entre novamente.');
    }
    request.pessoaId = pessoaId;
    request.demandedAt = now.getTime();
    request.bearerToken = token;
  };
  app.decorateRequest('pessoaId', 0);
  app.decorateRequest('bearerToken', '');
  app.decorateRequest('demandedAt', 0);
  app.addHook('onRequest', demand);
  // Checked again after a slow body, which must not outlive its session.
  app.addHook('preHandler', async (request) => {
    const tookMs = clock.now().getTime() - request.demandedAt;
    if (request.body !== undefined && tookMs > SLOW_BODY_MS) await demand(request);
  });
}
