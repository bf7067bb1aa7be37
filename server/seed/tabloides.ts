import type { Db } from '../db/database.ts';
import { tabloideEmpresas, tabloides } from '../db/schema/conteudo.ts';
import { addDays } from '../lib/dates.ts';
import { EMPRESAS } from './lojas.ts';

/** Writes the leaflets of every store. */
export async function seedTabloides(db: Db, day: string): Promise<void> {
  const [row] = await db
    .insert(tabloides)
    .values({ nomeExibicao: 'Em breve', dtaInicio: day, dtaFim: addDays(day, 7) })
    .returning({ id: tabloides.id });
  await db
    .insert(tabloideEmpresas)
    .values(EMPRESAS.map(({ idEmpresa }) => ({ idEmpresa, tabloideId: row?.id ?? 0 })));
}
