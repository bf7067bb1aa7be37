import { list, record, text } from '../base/fields.ts';

/** `GET /api/configuracao/cliente/ramoatividade`. */
export const ramosSchema = list(record({ valorStr: text() }));
