import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import argon2 from '@node-rs/argon2';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

/** The calls of `--part cost` with nothing but Fastify, pg and their statements, to compare the processor time. */
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

app.get('/api/pessoa', async (request) => {
  const id = await ownerOf(pool, request);
  const { rows } = await pool.query<Record<string, unknown>>('select * from pessoas where id = $1', [id]);
  const { senha_hash: _hash, ...person } = rows[0] ?? {};
  const of = async (table: string) =>
    (await pool.query<Record<string, unknown>>(`select * from ${table} where pessoa_id = $1`, [id])).rows;
  const [preferencias] = await of('preferencias');
  return { ...person, preferencias, enderecos: await of('enderecos'), telefones: await of('telefones') };
});

interface Offer {
  readonly promocao_id: number;
  readonly id_promo_prod: number;
}

app.get('/api/promocoes/global', async (request) => {
  await ownerOf(pool, request);
  const { idEmpresa } = request.query as { idEmpresa: string };
  const { rows: groups } = await pool.query<{ id: number }>(
    `select * from promocoes join promocao_empresas on promocao_id = id where id_empresa = $1
     and dta_inicio <= current_date and dta_fim >= current_date order by ordem, id`,
    [idEmpresa],
  );
  const { rows: offers } = await pool.query<Offer>(
    'select * from promocao_produtos where promocao_id = any($1) order by ordem, id_promo_prod',
    [groups.map(({ id }) => id)],
  );
  const { rows: rules } = await pool.query<{ id_promo_prod: number }>(
    'select * from promocao_regras where id_promo_prod = any($1) order by ordem, id',
    [offers.map((offer) => offer.id_promo_prod)],
  );
  return groups.map((group) => ({
    ...group,
    tiposDescontos: offers
      .filter((offer) => offer.promocao_id === group.id)
      .map((offer) => ({
        ...offer,
        regras: rules.filter((rule) => rule.id_promo_prod === offer.id_promo_prod),
      })),
  }));
});

app.post('/token', async (request, reply) => {
  const { username, password } = request.body as { username: string; password: string };
  const { rows } = await pool.query<{ id: number; hash: string }>(
    'select id, senha_hash as hash from pessoas where cpf_cnpj = $1',
    [username],
  );
  const [found] = rows;
  if (found === undefined || !(await argon2.verify(found.hash, password))) return reply.code(400).send({});
  const token = randomBytes(32).toString('base64url');
  await pool.query("insert into tokens values ($1, $2, now(), now() + interval '1 day')", [
    createHash('sha256').update(token).digest('base64url'),
    found.id,
  ]);
  return { access_token: token, token_type: 'bearer', expires_in: 86_400 };
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
