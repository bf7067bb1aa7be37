import { list, record } from '../base/fields.ts';
import { empresaSchema } from './empresas.schema.ts';

/** `GET /api/lojas`: the stores again, for the map. @rule C4.30 */
export const lojasSchema = record({ empresas: list(empresaSchema) });
