import type { FastifyInstance } from 'fastify';
import ceps from '../../data/ceps.json';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readText } from '../../http/wire/read.ts';

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
