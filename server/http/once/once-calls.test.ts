import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { chaves } from '../../db/schema/acesso.ts';
import { pessoas, telefones } from '../../db/schema/pessoas.ts';
import { BRUNO } from '../../seed/pessoas.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, type Client, postForm, signIn } from '../../testing/client.ts';

const HEADER = 'idempotency-key';
let server: TestServer;
let ana: Client;
let bruno: Client;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
  ana = await signIn(server.app, ANA_CPF);
  bruno = await signIn(server.app, BRUNO_CPF);
});
afterAll(async () => server.stop());

// @rule R77
test('an offer is activated once: the answer is the first one’s', async () => {
  const headers = { [HEADER]: randomUUID() };
  const { data } = (await ana.get('/api/promocoes/global')).json<{
    data: { tiposDescontos: { idPromoProd?: number }[] }[];
  }>();
  const ids = data.flatMap(({ tiposDescontos }) => tiposDescontos.flatMap((one) => one.idPromoProd ?? []));
  const activate = async (id: number | undefined) =>
    ana.post(`/api/promocao/ativar?idPromoProd=${id}`, {}, headers);
  const [first, again, other] = [await activate(ids[0]), await activate(ids[0]), await activate(ids[1])];
  expect(first.json()).toMatchObject({ data: { mensagem: expect.stringContaining('Oferta ativada') } });
  expect(again.body).toBe(first.body);
  expect(other.statusCode).toBe(422);
});

// @rule R77
test('a profile that is saved twice with one key has its new phone once', async () => {
  const { data } = (await bruno.get('/api/pessoa')).json<{ data: { telefones: object[] } }>();
  const save = async (numero: string, key: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/pessoa',
      headers: { authorization: `Bearer ${bruno.token}`, [HEADER]: key },
      payload: {
        pessoa: {
          ...data,
          email: 'bruno@exemplo.example',
          telefones: [{ tipo: 'Celular', ddd: '11', numero }],
        },
        atributos: [],
      },
    });
  const key = randomUUID();
  const answers = [await save('977776666', key), await save('977776666', key)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await save('955554444', key)).statusCode).toBe(422);
  expect(await server.db.$count(telefones, eq(telefones.pessoaId, BRUNO))).toBe(1);
});

// @rule R77
test('a registration that is sent twice with one key succeeds twice, and once with two', async () => {
  const fields = {
    origem: 'web',
    cpf: '39053344705',
    nome: 'Clara Nunes Prado',
    fisicaJuridica: 'F',
    sexo: 'F',
    dataNascimento: '1990-02-28',
    estadoCivil: 'S',
    email: 'clara@exemplo.example',
    celular: '19998765432',
    senha: 'segredo1',
    confirmpassword: 'segredo1',
    ativacao: 'email',
    aceitoTermos: true,
    endereco: {
      cep: '13216000',
      logradouro: 'Avenida São João',
      bairro: 'Vila Joana',
      cidade: 'Jundiaí',
      uf: 'SP',
      logradouroNro: '12',
    },
  };
  const register = async (key: string, senha = 'segredo1') =>
    postForm(
      server.app,
      '/api/pessoa/cadastro',
      { ...fields, senha, confirmpassword: senha },
      { [HEADER]: key },
    );
  const key = randomUUID();
  const answers = [await register(key), await register(key)];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, answers[0]?.body],
    [200, answers[0]?.body],
  ]);
  expect((await register(key, 'segredo2')).statusCode).toBe(422);
  expect((await register(randomUUID())).json()).toMatchObject({
    data: { errors: [{ message: 'CPF já cadastrado' }] },
  });
  expect(await server.db.$count(pessoas, eq(pessoas.cpfCnpj, fields.cpf))).toBe(1);
  expect(JSON.stringify(await server.db.select().from(chaves))).not.toMatch(/segredo1|39053344705|Clara/);
});
