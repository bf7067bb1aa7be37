import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { enderecos, telefones } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import type { Fields } from '../../http/wire/form.ts';
import { readBoolean, readOptionalInteger, readOptionalText, readText } from '../../http/wire/read.ts';

/**
 * Saves a customer's addresses; the customer's row is locked. An item with an id updates that row; one without reuses an
 * unnamed row before adding one, so that repeated saves add none. Nothing is deleted. Throws 400 for a foreign id.
 */
export async function saveEnderecos(tx: Db, pessoaId: number, list: readonly Fields[]): Promise<void> {
  const rows = await tx
    .select({ id: enderecos.idEndereco })
    .from(enderecos)
    .where(eq(enderecos.pessoaId, pessoaId))
    .orderBy(asc(enderecos.idEndereco));
  const ids = assignIds(rows, list, 'idEndereco', 'Endereço não encontrado neste cadastro.');
  for (const [at, fields] of list.entries()) {
    const values = readEndereco(fields, at === 0);
    const id = ids[at];
    if (id === undefined) await tx.insert(enderecos).values({ pessoaId, ...values });
    else await tx.update(enderecos).set(values).where(eq(enderecos.idEndereco, id));
  }
}

/** The same for phones; the last flagged one is preferred. */
export async function saveTelefones(tx: Db, pessoaId: number, list: readonly Fields[]): Promise<void> {
  const rows = await tx
    .select({ id: telefones.idTelefone })
    .from(telefones)
    .where(eq(telefones.pessoaId, pessoaId))
    .orderBy(asc(telefones.idTelefone));
  const ids = assignIds(rows, list, 'idTelefone', 'Telefone não encontrado neste cadastro.');
  for (const [at, fields] of list.entries()) {
    const values = readTelefone(fields);
    const preferred = and(eq(telefones.pessoaId, pessoaId), eq(telefones.preferencial, true));
    if (values.preferencial) await tx.update(telefones).set({ preferencial: false }).where(preferred);
    const id = ids[at];
    if (id === undefined) await tx.insert(telefones).values({ pessoaId, ...values });
    else await tx.update(telefones).set(values).where(eq(telefones.idTelefone, id));
  }
}

/** Each item's row; undefined for a new one. */
function assignIds(
  rows: readonly { readonly id: number }[],
  list: readonly Fields[],
  name: string,
  unknown: string,
): (number | undefined)[] {
  const sent = list.map((fields) => readOptionalInteger(fields, name, { min: 0 }) ?? 0);
  const free = new Set(rows.map(({ id }) => id));
  for (const id of sent.filter((one) => one !== 0)) {
    // A repeated id is refused like a foreign one.
    if (!free.delete(id)) throw new Failure(400, unknown);
  }
  const places = [...free];
  return sent.map((id) => (id === 0 ? places.shift() : id));
}

/** The form edits only the first address: only that one must be complete. @rule R72 */
function readEndereco(fields: Fields, edited: boolean) {
  const cep = readText(fields, 'cep', 9).replaceAll(/\D/g, '');
  const logradouro = readText(fields, 'logradouro');
  if (edited && cep.length !== 8) throw new Failure(400, 'Informe um CEP com 8 dígitos.');
  if (edited && logradouro === '') throw new Failure(400, 'O campo Endereço é obrigatório.');
  return {
    cep,
    logradouro,
    logradouroNro: readOptionalText(fields, 'logradouroNro', 20),
    logradouroCMPL: readOptionalText(fields, 'logradouroCMPL'),
    bairro: readOptionalText(fields, 'bairro'),
    cidade: readOptionalText(fields, 'cidade'),
    uf: readOptionalText(fields, 'uf', 2)?.toUpperCase() ?? null,
    codMun: readOptionalText(fields, 'codMun', 20),
    pais: readOptionalText(fields, 'pais', 60),
    tipo: readOptionalText(fields, 'tipo', 30),
  };
}

function readTelefone(fields: Fields) {
  return {
    tipo: readOptionalText(fields, 'tipo', 20),
    ddd: readOptionalText(fields, 'ddd', 3),
    numero: readOptionalText(fields, 'numero', 20)?.replaceAll(/\D/g, '') ?? null,
    preferencial: readBoolean(fields, 'preferencial', false),
  };
}
