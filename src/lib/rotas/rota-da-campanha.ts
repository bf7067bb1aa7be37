import { encode } from '../texto/encode.ts';

/** A screen of one campaign. */
export function rotaDaCampanha(rota: `/campanha/:id?/${string}`, idCampanha: string): string {
  return rota.replace(':id?', () => encode(idCampanha));
}
