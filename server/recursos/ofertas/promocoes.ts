import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inForce } from '../../db/in-force.ts';
import {
  ativacoes,
  promocaoEmpresas,
  promocaoProdutos,
  promocaoRegras,
  promocoes,
} from '../../db/schema/ofertas.ts';
import { Failure } from '../../http/wire/failure.ts';
import { once } from '../../http/once/once.ts';
import { fieldsOf, readInteger, readOptionalInteger } from '../../http/wire/read.ts';
import { demandActive } from '../../security/closure.ts';
import { today, wallClock } from '../../lib/dates.ts';
import { groupBy } from '../../lib/group-by.ts';
import { toReais } from '../../lib/money.ts';

/** GET /api/promocoes/global?idEmpresa and POST /api/promocao/ativar?idPromoProd. @rule C4.26, C4.28, R53–R56, R67, R77 */
export function registerPromocoes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  app.get('/api/promocoes/global', async (request) => {
    const idEmpresa = readOptionalInteger(fieldsOf(request.query), 'idEmpresa');
    return listPromocoes(db, today(clock), idEmpresa);
  });

  app.post('/api/promocao/ativar', async (request) => {
    const fields = { ...fieldsOf(request.body), ...fieldsOf(request.query) };
    const idPromoProd = readInteger(fields, 'idPromoProd');
    const { pessoaId } = request;
    const moment = wallClock(clock.now());
    return once(context, request, async (tx) => {
      await demandActive(tx, pessoaId, 'ativar ofertas');
      return { mensagem: await activate(tx, pessoaId, idPromoProd, moment) };
    });
  });
}

/** Activates an offer; returns the message, or throws 400 with one. */
async function activate(tx: Db, pessoaId: number, idPromoProd: number, moment: string): Promise<string> {
  const day = moment.slice(0, 10);
  const [produto] = await tx
    .select({ nome: promocaoProdutos.nome })
    .from(promocaoProdutos)
    .innerJoin(promocoes, eq(promocoes.id, promocaoProdutos.promocaoId))
    .where(
      and(
        eq(promocaoProdutos.idPromoProd, idPromoProd),
        eq(promocaoProdutos.ativavel, true),
        inForce(promocoes, day),
      ),
    );
  if (produto === undefined) throw new Failure(400, 'Esta oferta não está disponível para ativação.');
  const added = await tx
    .insert(ativacoes)
    .values({ pessoaId, idPromoProd, dtaAtivacao: moment })
    .onConflictDoNothing()
    .returning({ idPromoProd: ativacoes.idPromoProd });
  return added.length > 0 ? `Oferta ativada: ${produto.nome}.` : 'Esta oferta já estava ativada.';
}

async function listPromocoes(db: Db, day: string, idEmpresa: number | undefined) {
  const ofStore = db
    .select({ one: sql`1` })
    .from(promocaoEmpresas)
    .where(
      and(eq(promocaoEmpresas.promocaoId, promocoes.id), eq(promocaoEmpresas.idEmpresa, idEmpresa ?? 0)),
    );
  const groups = await db
    .select()
    .from(promocoes)
    .where(and(inForce(promocoes, day), idEmpresa === undefined ? undefined : exists(ofStore)))
    .orderBy(asc(promocoes.ordem), asc(promocoes.id));
  const produtos = await db
    .select()
    .from(promocaoProdutos)
    .where(
      inArray(
        promocaoProdutos.promocaoId,
        groups.map((group) => group.id),
      ),
    )
    .orderBy(asc(promocaoProdutos.ordem), asc(promocaoProdutos.idPromoProd));
  const regras = await db
    .select()
    .from(promocaoRegras)
    .where(
      inArray(
        promocaoRegras.idPromoProd,
        produtos.map((produto) => produto.idPromoProd),
      ),
    )
    .orderBy(asc(promocaoRegras.ordem), asc(promocaoRegras.id));
  const byGroup = groupBy(produtos, ({ promocaoId }) => promocaoId);
  const byProduto = groupBy(regras, ({ idPromoProd }) => idPromoProd);
  return groups.map(({ id, nomeExibicao, dtaInicio, dtaFim, publico }) => ({
    nomeExibicao,
    dtaInicio,
    dtaFim,
    publico,
    tiposDescontos: (byGroup.get(id) ?? []).map((produto) =>
      describeProduto(produto, byProduto.get(produto.idPromoProd) ?? []),
    ),
  }));
}

type Produto = typeof promocaoProdutos.$inferSelect;
type Regra = typeof promocaoRegras.$inferSelect;

function describeProduto(produto: Produto, regras: readonly Regra[]) {
  return {
    // Only offers with an id can be activated. @rule R67
    ...(produto.ativavel ? { idPromoProd: produto.idPromoProd } : {}),
    nome: produto.nome,
    imagem: produto.imagem,
    preco: toReais(produto.precoCentavos),
    precoOriginal: toReais(produto.precoOriginalCentavos),
    qtde: produto.qtde,
    mensagem1: produto.mensagem1,
    mensagem2: produto.mensagem2,
    regras: regras.map(({ tipo, percentualDesconto, mensagem }) => ({
      tipo,
      percentualDesconto: percentualDesconto === null ? null : Number(percentualDesconto),
      mensagem,
    })),
  };
}
