import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inForce } from '../../db/in-force.ts';
import { prepared } from '../../db/prepared.ts';
import {
  ativacoes,
  promocaoEmpresas,
  promocaoProdutos,
  promocaoRegras,
  promocoes,
} from '../../db/schema/ofertas.ts';
import { Failure, sendJson } from '../../http/wire/failure.ts';
import { once } from '../../http/once/once.ts';
import { fieldsOf, readInteger, readOptionalInteger } from '../../http/wire/read.ts';
import { demandActive } from '../../security/closure.ts';
import { today, wallClock } from '../../lib/dates.ts';

/** GET /api/promocoes/global?idEmpresa and POST /api/promocao/ativar?idPromoProd. @rule C4.26, C4.28, R53–R56, R67, R77 */
export function registerPromocoes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  app.get('/api/promocoes/global', async (request, reply) => {
    const idEmpresa = readOptionalInteger(fieldsOf(request.query), 'idEmpresa') ?? null;
    const [answer] = await offers(db).execute({ idEmpresa, day: today(clock) });
    return sendJson(reply, answer?.json ?? '[]');
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

const reais = (centavos: Column) => sql`trim_scale(${centavos} / 100.0)`;

/** A group's offers; only those with an id can be activated. @rule R67 */
function offersOf(group: Column): SQL {
  const { idPromoProd, nome, imagem, precoCentavos, precoOriginalCentavos, qtde, mensagem1, mensagem2 } =
    promocaoProdutos;
  const rules = sql`(
    select coalesce(json_agg(json_build_object('tipo', ${promocaoRegras.tipo},
      'percentualDesconto', trim_scale(${promocaoRegras.percentualDesconto}), 'mensagem', ${promocaoRegras.mensagem})
      order by ${promocaoRegras.ordem}, ${promocaoRegras.id}), '[]')
    from ${promocaoRegras} where ${promocaoRegras.idPromoProd} = ${idPromoProd})`;
  const fields = sql`'nome', ${nome}, 'imagem', ${imagem}, 'preco', ${reais(precoCentavos)},
    'precoOriginal', ${reais(precoOriginalCentavos)}, 'qtde', ${qtde}, 'mensagem1', ${mensagem1},
    'mensagem2', ${mensagem2}, 'regras', ${rules}`;
  return sql`(
    select coalesce(json_agg(case when ${promocaoProdutos.ativavel}
      then json_build_object('idPromoProd', ${idPromoProd}, ${fields}) else json_build_object(${fields}) end
      order by ${promocaoProdutos.ordem}, ${idPromoProd}), '[]')
    from ${promocaoProdutos} where ${promocaoProdutos.promocaoId} = ${group})`;
}

/** The whole answer as text: what is read, made into objects and written again costs four times as much. */
const offers = prepared((db) => {
  const { id, nomeExibicao, dtaInicio, dtaFim, publico, ordem } = promocoes;
  const store = sql.placeholder('idEmpresa');
  const list = sql`coalesce(json_agg(json_build_object('nomeExibicao', ${nomeExibicao}, 'dtaInicio', ${dtaInicio},
    'dtaFim', ${dtaFim}, 'publico', ${publico}, 'tiposDescontos', ${offersOf(id)}) order by ${ordem}, ${id}), '[]')`;
  const isOfStore = sql`(${store}::int is null or exists (select from ${promocaoEmpresas}
    where ${promocaoEmpresas.promocaoId} = ${id} and ${promocaoEmpresas.idEmpresa} = ${store}::int))`;
  return db
    .select({ json: sql<string>`${list}::text` })
    .from(promocoes)
    .where(and(inForce(promocoes, sql.placeholder('day')), isOfStore))
    .prepare('offers');
});
