import { type DataCivil, readDataCivil } from '../../lib/datas/datas.ts';
import { customerStore } from './customer-store.ts';

const visitas = customerStore('visita', ({ hoje, antes }) => ({
  hoje: readDataCivil(hoje),
  antes: readDataCivil(antes),
}));

/**
 * Notes the day of a visit, once a day.
 * @param hoje the day of this one
 * @returns the day of the visit before; null: none is known
 * @rule R248
 */
export function noteVisita(token: string | null, hoje: DataCivil): DataCivil | null {
  const { hoje: last, antes } = visitas.read(token);
  if (last === hoje) return antes;
  visitas.change(token, () => ({ hoje, antes: last }));
  return last;
}
