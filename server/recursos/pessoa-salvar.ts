import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { enderecos, pessoas, telefones } from '../db/schema/pessoas.ts';
import { Failure } from '../http/failure.ts';
import type { Fields } from '../http/form.ts';
import { once } from '../http/once.ts';
import { fieldsOf, readBoolean, readOptionalInteger, readOptionalText, readText } from '../http/read.ts';
import { isCalendarDate, today } from '../lib/dates.ts';
import { normalizeDocumento } from '../lib/documento.ts';

const MAX_ITEMS = 20;

/**
 * POST /api/pessoa, JSON `{pessoa, atributos}`: saves the profile (spec 5 Profile save; R72, R73). Addresses and
 * phones with an id of the customer are updated, those without one are added, and none is removed. The document and
 * the kind of customer cannot change. Done once for each key (R77).
 */
export function registerPessoaSalvar(app: FastifyInstance, context: Context): void {
  app.post('/api/pessoa', async (request) => {
    const fields = fieldsOf(fieldsOf(request.body)['pessoa']);
    const { pessoaId } = request;
    return once(context, request, async (tx) => {
      const [current] = await tx.select().from(pessoas).where(eq(pessoas.id, pessoaId)).for('update');
      if (current === undefined) throw new Failure(404, 'Cadastro não encontrado.');
      refuseIdentityChange(fields, current);
      await tx
        .update(pessoas)
        .set(readPessoa(fields, current.fisicaJuridica, today(context.clock)))
        .where(eq(pessoas.id, pessoaId));
      for (const [at, item] of listOf(fields, 'enderecos').entries()) {
        await saveEndereco(tx, pessoaId, item, at === 0);
      }
      for (const item of listOf(fields, 'telefones')) await saveTelefone(tx, pessoaId, item);
      return { description: 'Cadastro atualizado com sucesso.' };
    });
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
  if (!/^\S+@\S+$/.test(email)) throw new Failure(400, 'Informe um e-mail válido.');
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
    tempoLimiteReativacaoCadastro:
      readOptionalInteger(fields, 'tempoLimiteReativacaoCadastro', { max: 720 }) ?? 24,
  };
}

function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value) || value.length > MAX_ITEMS)
    throw new Failure(400, `A lista ${name} é inválida.`);
  return value.map(fieldsOf);
}

/** The form edits the first address alone (R72): only that one must be complete. */
async function saveEndereco(tx: Db, pessoaId: number, fields: Fields, edited: boolean): Promise<void> {
  const id = readOptionalInteger(fields, 'idEndereco', { min: 0 }) ?? 0;
  const cep = readText(fields, 'cep', 9).replaceAll(/\D/g, '');
  const logradouro = readText(fields, 'logradouro');
  if (edited && cep.length !== 8) throw new Failure(400, 'Informe um CEP com 8 dígitos.');
  if (edited && logradouro === '') throw new Failure(400, 'O campo Endereço é obrigatório.');
  const values = {
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
  if (id === 0) {
    await tx.insert(enderecos).values({ pessoaId, ...values });
    return;
  }
  const own = and(eq(enderecos.idEndereco, id), eq(enderecos.pessoaId, pessoaId));
  const saved = await tx.update(enderecos).set(values).where(own).returning({ id: enderecos.idEndereco });
  if (saved.length === 0) throw new Failure(400, 'Endereço não encontrado neste cadastro.');
}

async function saveTelefone(tx: Db, pessoaId: number, fields: Fields): Promise<void> {
  const id = readOptionalInteger(fields, 'idTelefone', { min: 0 }) ?? 0;
  const values = {
    tipo: readOptionalText(fields, 'tipo', 20),
    ddd: readOptionalText(fields, 'ddd', 3),
    numero: readOptionalText(fields, 'numero', 20)?.replaceAll(/\D/g, '') ?? null,
    preferencial: readBoolean(fields, 'preferencial', false),
  };
  // One preferred phone: the one that was just flagged.
  if (values.preferencial)
    await tx.update(telefones).set({ preferencial: false }).where(eq(telefones.pessoaId, pessoaId));
  if (id === 0) {
    await tx.insert(telefones).values({ pessoaId, ...values });
    return;
  }
  const own = and(eq(telefones.idTelefone, id), eq(telefones.pessoaId, pessoaId));
  const saved = await tx.update(telefones).set(values).where(own).returning({ id: telefones.idTelefone });
  if (saved.length === 0) throw new Failure(400, 'Telefone não encontrado neste cadastro.');
}
