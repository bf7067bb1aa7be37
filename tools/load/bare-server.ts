import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

/** The two calls of `--part cost` with nothing but Fastify, pg and their statements, to compare the processor time. */
const app = Fastify();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const OWNER = 'select pessoa_id as id from tokens where hash = $1 and expira_em > now()';
const BALANCE = `select coalesce(sum(restante_centavos) filter (where dta_liberacao <= current_date), 0) / 100.0 as disponivel,
  coalesce(sum(restante_centavos) filter (where dta_liberacao > current_date), 0) / 100.0 as pendente
  from lancamentos where pessoa_id = $1 and (dta_expiracao is null or dta_expiracao >= current_date)`;

type Client = pg.Pool | pg.PoolClient;

async function ownerOf(client: Client, { headers }: FastifyRequest): Promise<number> {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const { rows } = await client.query<{ id: number }>(OWNER, [hash]);
  if (rows[0] === undefined) throw Object.assign(new Error('session'), { statusCode: 401 });
  return rows[0].id;
}

app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done: (error: Error | null, fields?: unknown) => void) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);

app.get('/api/contacorrente/saldo', async (request) => {
  const { rows } = await pool.query<{ disponivel: number; pendente: number }>(BALANCE, [
    await ownerOf(pool, request),
  ]);
  return {
    saldo: { valorDisponivel: Number(rows[0]?.disponivel), valorPendente: Number(rows[0]?.pendente) },
  };
});

app.post('/api/fidelidade/extrato', async (request) => {
  const { idResgate } = request.body as { idResgate: string };
  const id = await ownerOf(pool, request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: items } = await client.query<{ nome: string; pontos: number; campanha: number }>(
      'select nome_item as nome, qtde_pontos as pontos, id_campanha as campanha from itens_resgate where id_resgate = $1',
      [idResgate],
    );
    const [item] = items;
    const answer = { mensagem: `Troca realizada: ${item?.nome}.` };
    await client.query('insert into chaves values ($1, $2, $3, 200, $4, now())', [
      createHash('sha256')
        .update(`${id} ${String(request.headers['idempotency-key'])}`)
        .digest('base64url'),
      id,
      createHash('sha256').update(idResgate).digest('base64url'),
      JSON.stringify(answer),
    ]);
    const { rows } = await client.query<{ saldo: number }>(
      'update saldos_pontos set saldo = saldo - $1 where pessoa_id = $2 and id_campanha = $3 and saldo >= $1 returning saldo',
      [item?.pontos, id, item?.campanha],
    );
    if (rows[0] === undefined) throw new Error('too few points');
    const descricao = `Troca: ${item?.nome}`;
    await client.query(
      'insert into pontos (pessoa_id, id_campanha, descricao, qtde, dta_evento) values ($1, $2, $3, $4, now())',
      [id, item?.campanha, descricao, -(item?.pontos ?? 0)],
    );
    const { rows: exchanged } = await client.query<{ id: number }>(
      `insert into resgates (pessoa_id, id_campanha, descricao, nome_produto, tipo, qtde_pontos, efetuado, dta_solicitacao_troca)
       values ($1, $2, $3, $4, 'VO', $5, true, now()) returning id_resgate as id`,
      [id, item?.campanha, descricao, item?.nome, item?.pontos],
    );
    await client.query(
      `insert into vouchers (pessoa_id, codigo, beneficio, dta_inicio, dta_fim, id_resgate)
       values ($1, $2, $3, current_date, current_date + 30, $4)`,
      [id, randomBytes(8).toString('hex'), item?.nome, exchanged[0]?.id],
    );
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
