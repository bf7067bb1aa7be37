import { eq, and, asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { pessoas, enderecos, telefones } from '../../db/schema/pessoas.ts';
import { Failure } from '../../http/wire/failure.ts';
import type { Fields } from '../../http/wire/form.ts';
import { once } from '../../http/once/once.ts';
import {
  fieldsOf,
  readOptionalText,
  readText,
  readBoolean,
  readOptionalInteger,
  readUf,
} from '../../http/wire/read.ts';
import { isCalendarDate, today } from '../../lib/dates.ts';
import { normalizeDocumento, isEmail } from '../../lib/documento.ts';
import {
  type ContactChange,
  holdFormerContacts,
  readContacts,
  writeOfChange,
} from '../../security/contacts.ts';
import { endOtherSessions } from '../../security/tokens.ts';
import type { Db } from '../../db/database.ts';

/**
 * Saves a customer's addresses; the customer's row is locked. An item with an id updates that row; one without reuses an
 * unnamed row before adding one, so that repeated saves add none. Nothing is deleted. Throws 400 for a foreign id.
 */
async function saveEnderecos(tx: Db, pessoaId: number, list: readonly Fields[]): Promise<void> {
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
async function saveTelefones(tx: Db, pessoaId: number, list: readonly Fields[]): Promise<void> {
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
    uf: readUf(fields) || null,
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

const MAX_ITEMS = 20;

/**
 * POST /api/pessoa, JSON `{pessoa, atributos}`: saves the profile, once per key. Document and kind are fixed; the time to
 * reactivate is the server's. A new e-mail or phone ends other sessions and notifies the former contact.
 * @rule C4.15, S5.15–S5.19, R72, R73, R77, R172
 */
export function registerPessoaSalvar(app: FastifyInstance, context: Context): void {
  app.post('/api/pessoa', async (request) => {
    const fields = fieldsOf(fieldsOf(request.body)['pessoa']);
    const { pessoaId } = request;
    let changes: readonly ContactChange[] = [];
    const answer = await once(context, request, async (tx) => {
      const [current] = await tx.select().from(pessoas).where(eq(pessoas.id, pessoaId)).for('update');
      if (current === undefined) throw new Failure(404, 'Cadastro não encontrado.');
      refuseIdentityChange(fields, current);
      const previous = await readContacts(tx, pessoaId);
      await tx
        .update(pessoas)
        .set(readPessoa(fields, current.fisicaJuridica, today(context.clock)))
        .where(eq(pessoas.id, pessoaId));
      await saveEnderecos(tx, pessoaId, listOf(fields, 'enderecos'));
      await saveTelefones(tx, pessoaId, listOf(fields, 'telefones'));
      changes = await holdFormerContacts(tx, pessoaId, previous, context.clock.now());
      if (changes.length > 0) await endOtherSessions(tx, pessoaId, request.bearerToken);
      return { description: 'Cadastro atualizado com sucesso.' };
    });
    for (const change of changes) {
      context.audit('contact.changed', pessoaId, change.canal === 'EMAIL' ? 'email' : 'phone');
      await writeOfChange(context, change);
    }
    return answer;
  });
}

function refuseIdentityChange(fields: Fields, current: { cpfCnpj: string; fisicaJuridica: string }): void {
  const documento = normalizeDocumento(readText(fields, 'cpfCnpj', 20));
  const kind = readText(fields, 'fisicaJuridica', 1) || current.fisicaJuridica;
  if (documento !== current.cpfCnpj)
    throw new Failure(400, 'O CPF ou CNPJ do cadastro não pode ser alterado.');
  if (kind !== current.fisicaJuridica) throw new Failure(400, 'O tipo de pessoa não pode ser alterado.');
}

function readPessoa(fields: Fields, kind: string, day: string) {
  const required = (name: string, label: string) => {
    const text = readText(fields, name);
    if (text === '') throw new Failure(400, `O campo ${label} é obrigatório.`);
    return text;
  };
  const birth = readOptionalText(fields, 'dtaNascFund', 30)?.slice(0, 10) ?? null;
  if (birth !== null && (!isCalendarDate(birth) || birth < '1900-01-01' || birth >= day)) {
    throw new Failure(400, 'Data de nascimento inválida.');
  }
  const email = required('email', 'E-mail').toLowerCase();
  if (!isEmail(email)) throw new Failure(400, 'Informe um e-mail válido.');
  const canal = readText(fields, 'canal', 10) || 'EMAIL';
  if (canal !== 'EMAIL' && canal !== 'SMS') throw new Failure(400, 'O canal deve ser EMAIL ou SMS.');
  return {
    nomeRazao: required('nomeRazao', 'Nome'),
    nomeFantasia:
      kind === 'J' ? required('nomeFantasia', 'Nome Fantasia') : readOptionalText(fields, 'nomeFantasia'),
    ramoAtividade:
      kind === 'J'
        ? required('ramoAtividade', 'Ramo de Atividade')
        : readOptionalText(fields, 'ramoAtividade'),
    tratamento: kind === 'J' ? required('tratamento', 'Contato') : readOptionalText(fields, 'tratamento'),
    sexo: kind === 'F' ? required('sexo', 'Gênero') : readOptionalText(fields, 'sexo'),
    estadoCivil:
      kind === 'F' ? required('estadoCivil', 'Estado Civil') : readOptionalText(fields, 'estadoCivil'),
    dtaNascFund: birth ?? (kind === 'F' ? required('dtaNascFund', 'Data de Nascimento') : null),
    email,
    canal,
  };
}

function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value) || value.length > MAX_ITEMS)
    throw new Failure(400, `A lista ${name} é inválida.`);
  return value.map(fieldsOf);
}
