/** A screen of one campaign. */
export function rotaDaCampanha(rota: `/campanha/:id?/${string}`, idCampanha: string): string {
  return rota.replace(':id?', () => encodeURIComponent(idCampanha));
}
