import { list, record, text } from './fields.ts';

/** `GET /api/configuracao/cliente/ramoatividade`. */
export const ramosSchema = list(record({ valorStr: text() }));
