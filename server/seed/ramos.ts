import type { Db } from '../db/database.ts';
import { ramosAtividade } from '../db/schema/conteudo.ts';

const RAMOS = [
  'Açougue',
  'Bar',
  'Cafeteria',
  'Confeitaria',
  'Escola',
  'Hotel ou pousada',
  'Lanchonete',
  'Minimercado',
  'Padaria',
  'Pizzaria',
  'Restaurante',
  'Serviços de alimentação',
  'Outros',
];

/** Writes the kinds of business. */
export async function seedRamos(db: Db): Promise<void> {
  await db.insert(ramosAtividade).values(RAMOS.map((valorStr) => ({ valorStr })));
}
