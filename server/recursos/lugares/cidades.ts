import type { FastifyInstance } from 'fastify';
import municipios from '../../data/municipios.json';
import { Failure } from '../../http/wire/failure.ts';
import { fieldsOf, readText } from '../../http/wire/read.ts';

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
