import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { empresas } from '../../db/schema/conteudo.ts';
import ceps from '../../data/ceps.json';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readText } from '../../http/wire/read.ts';
import municipios from '../../data/municipios.json';

/** GET /api/empresas (a bare list) and GET /api/lojas (`{empresas}`): the stores of every format. @rule R51 */
export function registerEmpresas(app: FastifyInstance, { db }: Context): void {
  app.get('/api/empresas', { config: { envelope: 'bare' } }, async () => listEmpresas(db));
  app.get('/api/lojas', async () => ({ empresas: await listEmpresas(db) }));
}

async function listEmpresas(db: Db) {
  const rows = await db.select().from(empresas).orderBy(asc(empresas.idEmpresa));
  return rows.map(({ idEmpresa, idEmpFormato, nomeFantasia, telefone, ...endereco }) => ({
    idEmpresa,
    idEmpFormato,
    nomeFantasia,
    endereco: [endereco],
    telefone: telefone === null ? [] : [{ numero: telefone }],
  }));
}

/**
 * [cep, street, district, city, state] of real addresses. A town with one CEP has neither street nor district.
 * @rule R28
 */
const ENDERECOS = new Map(
  ceps.map(([cep = '', logradouro = '', bairro = '', localidade = '', uf = '']) => [
    cep,
    { cep, logradouro, bairro, localidade, uf },
  ]),
);

/** GET /api/consulta/cep/{8 digits, dash optional}; 404 unknown, 400 invalid. @rule C4.12 */
export function registerCep(app: FastifyInstance): void {
  app.get('/api/consulta/cep/:cep', { config: { access: 'anonymous' } }, async (request) => {
    const cep = readText(fieldsOf(request.params), 'cep', 20).replace('-', '');
    if (!/^\d{8}$/.test(cep)) throw new Failure(400, 'O CEP deve ter 8 dígitos.');
    const endereco = ENDERECOS.get(cep);
    if (endereco === undefined) throw new Failure(404, 'CEP não encontrado.');
    return endereco;
  });
}

/** Brazil's municipalities by state, in Portuguese order. */
const MUNICIPIOS = new Map<string, readonly string[]>(Object.entries(municipios));

/** GET /api/cidade/uf/{UF}: a state's cities; 404 for an unknown state. @rule C4.13, R28 */
export function registerCidades(app: FastifyInstance): void {
  app.get('/api/cidade/uf/:uf', { config: { access: 'anonymous' } }, async (request) => {
    const names = MUNICIPIOS.get(readText(fieldsOf(request.params), 'uf', 20).toUpperCase());
    if (names === undefined) throw new Failure(404, 'UF não encontrada.');
    return names;
  });
}

/** States as the national statistics service lists them. */
const ESTADOS: readonly { id: number; sigla: string; nome: string }[] = [
  { id: 11, sigla: 'RO', nome: 'Rondônia' },
  { id: 12, sigla: 'AC', nome: 'Acre' },
  { id: 13, sigla: 'AM', nome: 'Amazonas' },
  { id: 14, sigla: 'RR', nome: 'Roraima' },
  { id: 15, sigla: 'PA', nome: 'Pará' },
  { id: 16, sigla: 'AP', nome: 'Amapá' },
  { id: 17, sigla: 'TO', nome: 'Tocantins' },
  { id: 21, sigla: 'MA', nome: 'Maranhão' },
  { id: 22, sigla: 'PI', nome: 'Piauí' },
  { id: 23, sigla: 'CE', nome: 'Ceará' },
  { id: 24, sigla: 'RN', nome: 'Rio Grande do Norte' },
  { id: 25, sigla: 'PB', nome: 'Paraíba' },
  { id: 26, sigla: 'PE', nome: 'Pernambuco' },
  { id: 27, sigla: 'AL', nome: 'Alagoas' },
  { id: 28, sigla: 'SE', nome: 'Sergipe' },
  { id: 29, sigla: 'BA', nome: 'Bahia' },
  { id: 31, sigla: 'MG', nome: 'Minas Gerais' },
  { id: 32, sigla: 'ES', nome: 'Espírito Santo' },
  { id: 33, sigla: 'RJ', nome: 'Rio de Janeiro' },
  { id: 35, sigla: 'SP', nome: 'São Paulo' },
  { id: 41, sigla: 'PR', nome: 'Paraná' },
  { id: 42, sigla: 'SC', nome: 'Santa Catarina' },
  { id: 43, sigla: 'RS', nome: 'Rio Grande do Sul' },
  { id: 50, sigla: 'MS', nome: 'Mato Grosso do Sul' },
  { id: 51, sigla: 'MT', nome: 'Mato Grosso' },
  { id: 52, sigla: 'GO', nome: 'Goiás' },
  { id: 53, sigla: 'DF', nome: 'Distrito Federal' },
];

/** GET /estados: replaces the national statistics service (`statesUrl`), so never wrapped. */
export function registerEstados(app: FastifyInstance): void {
  app.get('/estados', { config: { access: 'anonymous', envelope: 'always-bare' } }, async () => ESTADOS);
}
