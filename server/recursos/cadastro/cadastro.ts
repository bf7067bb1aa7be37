import type { FastifyInstance } from 'fastify';
import { eq, asc } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { aceites, enderecos, pessoas, preferencias, telefones, termos } from '../../db/schema/pessoas.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { Failure } from '../../http/wire/failure.ts';
import { once } from '../../http/once/once.ts';
import {
  fieldsOf,
  readBoolean,
  readOptionalText,
  readPassword,
  readText,
  readUf,
} from '../../http/wire/read.ts';
import { wallClock, type Clock, isCalendarDate, today } from '../../lib/dates.ts';
import { networkOf, plainAddress, startAttempt } from '../../security/attempts.ts';
import { ramosAtividade } from '../../db/schema/conteudo.ts';
import type { Fields } from '../../http/wire/form.ts';
import { isCnpj, normalizeDocumento, isEmail } from '../../lib/documento.ts';
import { DEFAULT_FLAGS, type Flags, readFlags } from '../pessoa/pessoa.ts';

/** A cleaned registration: documents, phone and CEP as digits. Missing texts are ''. */
interface Cadastro {
  readonly origem: string;
  readonly cpfCnpj: string;
  readonly fisicaJuridica: 'F' | 'J';
  readonly nomeRazao: string;
  readonly nomeFantasia: string | null;
  readonly ramoAtividade: string | null;
  readonly tratamento: string | null;
  readonly sexo: string | null;
  readonly dtaNascFund: string | null;
  readonly estadoCivil: string | null;
  readonly email: string | null;
  readonly ativacao: string;
  readonly filhos: boolean;
  readonly animais: boolean;
  readonly celular: string;
  readonly senha: string;
  readonly confirmacao: string;
  readonly aceitoTermos: boolean;
  readonly flags: Flags;
  readonly endereco: {
    readonly cep: string;
    readonly logradouro: string;
    readonly logradouroCMPL: string | null;
    readonly logradouroNro: string;
    readonly bairro: string;
    readonly cidade: string;
    readonly uf: string;
  };
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Reads the registration payload. Throws 400 for wrong types or sizes. @rule C4.10 */
function readCadastro(fields: Fields): Cadastro {
  const endereco = fieldsOf(fields['endereco']);
  return {
    origem: readText(fields, 'origem', 20) || 'web',
    cpfCnpj: normalizeDocumento(readText(fields, 'cpf', 20)) ?? '',
    fisicaJuridica: readText(fields, 'fisicaJuridica', 1) === 'J' ? 'J' : 'F',
    nomeRazao: readText(fields, 'nome'),
    nomeFantasia: readOptionalText(fields, 'nomeFantasia'),
    ramoAtividade: readOptionalText(fields, 'ramoAtividade'),
    tratamento: readOptionalText(fields, 'tratamento'),
    sexo: readOptionalText(fields, 'sexo', 20),
    dtaNascFund: readOptionalText(fields, 'dataNascimento', 30),
    estadoCivil: readOptionalText(fields, 'estadoCivil', 20),
    email: readOptionalText(fields, 'email')?.toLowerCase() ?? null,
    ativacao: readText(fields, 'ativacao', 20) || 'email',
    filhos: readBoolean(fields, 'filhos', false),
    animais: readBoolean(fields, 'animais', false),
    celular: digits(readText(fields, 'celular', 20)),
    senha: readPassword(fields, 'senha'),
    confirmacao: readPassword(fields, 'confirmpassword'),
    aceitoTermos: readBoolean(fields, 'aceitoTermos', false),
    flags: { ...DEFAULT_FLAGS, ...readFlags(fieldsOf(fields['preferencias'])) },
    endereco: {
      cep: digits(readText(endereco, 'cep', 9)),
      logradouro: readText(endereco, 'logradouro'),
      logradouroCMPL: readOptionalText(endereco, 'logradouroCmpl'),
      logradouroNro: readText(endereco, 'logradouroNro', 20),
      bairro: readText(endereco, 'bairro'),
      cidade: readText(endereco, 'cidade'),
      uf: readUf(endereco),
    },
  };
}

/** All errors in the form's order; empty when valid. */
function findErrors(cadastro: Cadastro, clock: Clock): string[] {
  const rules =
    cadastro.fisicaJuridica === 'J' ? companyRules(cadastro, clock) : individualRules(cadastro, clock);
  return [...rules, ...commonRules(cadastro)].filter(([wrong]) => wrong).map(([, message]) => message);
}

type Rule = readonly [wrong: boolean, message: string];

function individualRules(cadastro: Cadastro, clock: Clock): Rule[] {
  const birth = cadastro.dtaNascFund ?? '';
  const validBirth = isPastDay(birth, clock) && birth >= '1900-01-01';
  return [
    [!/^\d{11}$/.test(cadastro.cpfCnpj), 'Informe um CPF'],
    [cadastro.nomeRazao === '', 'Informe um nome'],
    [birth === '', 'Informe a data de nascimento'],
    [birth !== '' && !validBirth, 'Data de nascimento inválida'],
    [!['M', 'F', 'O'].includes(cadastro.sexo ?? ''), 'Informe o sexo'],
    [!['S', 'C', 'D', 'V'].includes(cadastro.estadoCivil ?? ''), 'Informe o estado civil'],
  ];
}

const isPastDay = (day: string, clock: Clock) => isCalendarDate(day) && day < today(clock);

function companyRules(cadastro: Cadastro, clock: Clock): Rule[] {
  const { dtaNascFund } = cadastro;
  return [
    [cadastro.cpfCnpj.length !== 14, 'Informe um CNPJ'],
    [cadastro.cpfCnpj.length === 14 && !isCnpj(cadastro.cpfCnpj), 'CNPJ inválido'],
    [cadastro.nomeRazao === '', 'Informe um Razão Social'],
    [cadastro.nomeFantasia === null, 'Informe a Nome Fantasia'],
    [cadastro.ramoAtividade === null, 'Informe o Ramo de Atividade'],
    [cadastro.tratamento === null, 'Informe um Nome para Contato'],
    [dtaNascFund !== null && !isPastDay(dtaNascFund, clock), 'Data de fundação inválida'],
  ];
}

function commonRules({ email, celular, endereco, senha, confirmacao, aceitoTermos }: Cadastro): Rule[] {
  return [
    [email !== null && !isEmail(email), 'Informe um e-mail válido'],
    [celular.length < 10 || celular.length > 11, 'Informe um numero de celular'],
    [endereco.cep.length !== 8, 'Informe um CEP'],
    [endereco.logradouro.length < 3, 'Informe um endereço'],
    [endereco.logradouroNro === '', 'Informe o numero'],
    [endereco.cidade === '', 'Informe uma cidade'],
    [endereco.bairro === '', 'Informe um bairro'],
    [endereco.uf.length !== 2, 'Informe um UF'],
    [senha === '', 'Informe uma senha'],
    [confirmacao === '', 'Confirme a senha'],
    [confirmacao !== '' && senha !== confirmacao, 'A senha e a confirmação de senha não correspondem'],
    [!aceitoTermos, 'Aceite os termos para continuar'],
  ];
}

const REFUSED = 'Não foi possível concluir o cadastro.';

/**
 * POST /api/pessoa/cadastro: registers a customer with address, phone, preferences and accepted terms, once per key.
 * Refusals are 400 with all messages in `data.errors`. A taken document is reported only when all else is valid and
 * rate-limited, or anybody could find out customers.
 * @rule C4.10, S5.4–S5.8, R26, R27, R30, R77
 */
export function registerCadastro(app: FastifyInstance, context: Context): void {
  const { db, clock, limits, passwords } = context;
  app.post('/api/pessoa/cadastro', { config: { access: 'anonymous' } }, async (request) => {
    const network = networkOf(request.ip);
    const attempt = await startAttempt(db, clock.now(), [
      { kind: 'cadastro-endereco', value: network, limit: limits.registration },
    ]);
    if (!attempt.allowed) throw new Failure(429, 'Muitos cadastros seguidos. Tente novamente mais tarde.');
    const cadastro = readCadastro(fieldsOf(request.body));
    const errors = findErrors(cadastro, clock);
    if (errors.length > 0) throw refusal(errors);
    // Before the transaction, because it is slow.
    const senhaHash = await passwords.hash(cadastro.senha, network);
    const moment = wallClock(clock.now());
    try {
      return await once(context, request, async (tx) => {
        if (await isTaken(tx, cadastro)) throw refusal([takenMessage(cadastro)]);
        await store(tx, cadastro, { senhaHash, moment, ip: plainAddress(request.ip) });
        return { description: 'Cadastro realizado com sucesso.' };
      });
    } catch (error) {
      // The second of two concurrent registrations of a document fails here.
      if (isUniqueViolation(error, 'pessoas_cpf_cnpj')) throw refusal([takenMessage(cadastro)]);
      throw error;
    }
  });
}

async function isTaken(tx: Db, { cpfCnpj }: Cadastro): Promise<boolean> {
  const taken = await tx.select({ id: pessoas.id }).from(pessoas).where(eq(pessoas.cpfCnpj, cpfCnpj));
  return taken.length > 0;
}

const takenMessage = ({ fisicaJuridica }: Cadastro) =>
  `${fisicaJuridica === 'J' ? 'CNPJ' : 'CPF'} já cadastrado`;

const refusal = (messages: readonly string[]) =>
  new Failure(400, REFUSED, { errors: messages.map((message) => ({ message })) });

interface Facts {
  readonly senhaHash: string;
  readonly moment: string;
  readonly ip: string;
}

async function store(tx: Db, cadastro: Cadastro, { senhaHash, moment, ip }: Facts): Promise<void> {
  const {
    senha: _hashed,
    confirmacao: _confirmed,
    celular,
    endereco,
    flags,
    aceitoTermos: _accepted,
    ...columns
  } = cadastro;
  const [pessoa] = await tx
    .insert(pessoas)
    .values({ ...columns, senhaHash, dtaInclusao: moment })
    .returning({ id: pessoas.id });
  const pessoaId = pessoa?.id ?? 0;
  await tx.insert(enderecos).values({ ...endereco, pessoaId, pais: 'Brasil', tipo: 'RESIDENCIAL' });
  await tx.insert(preferencias).values({ pessoaId, ...flags });
  await tx.insert(telefones).values({
    pessoaId,
    tipo: 'Celular',
    ddd: celular.slice(0, 2),
    numero: celular.slice(2),
    preferencial: true,
  });
  const published = await tx
    .select({ idTermo: termos.idTermo })
    .from(termos)
    .where(eq(termos.publicado, true));
  if (published.length > 0) {
    await tx
      .insert(aceites)
      .values(published.map(({ idTermo }) => ({ pessoaId, idTermo, ip, dtaAceite: moment })));
  }
}

/** GET /api/configuracao/cliente/ramoatividade: `[{valorStr}]`. */
export function registerRamoAtividade(app: FastifyInstance, { db }: Context): void {
  app.get('/api/configuracao/cliente/ramoatividade', { config: { access: 'anonymous' } }, async () =>
    db.select({ valorStr: ramosAtividade.valorStr }).from(ramosAtividade).orderBy(asc(ramosAtividade.id)),
  );
}

/** GET /ping: the connectivity check. @rule S9.2, C4.46 */
export function registerPing(app: FastifyInstance): void {
  app.get('/ping', { config: { access: 'anonymous' } }, async () => ({ pong: true }));
}
