import type { Fields } from '../../http/wire/form.ts';
import { fieldsOf, readBoolean, readOptionalText, readPassword, readText } from '../../http/wire/read.ts';
import { type Clock, isCalendarDate, today } from '../../lib/dates.ts';
import { isCnpj, normalizeDocumento, isEmail } from '../../lib/documento.ts';
import { DEFAULT_FLAGS, type Flags, readFlags } from '../pessoa/pessoa.ts';

/** A cleaned registration: documents, phone and CEP as digits. Missing texts are ''. */
export interface Cadastro {
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
export function readCadastro(fields: Fields): Cadastro {
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
      uf: readText(endereco, 'uf', 2).toUpperCase(),
    },
  };
}

/** All errors in the form's order; empty when valid. */
export function findErrors(cadastro: Cadastro, clock: Clock): string[] {
  const own =
    cadastro.fisicaJuridica === 'J' ? companyRules(cadastro, clock) : individualRules(cadastro, clock);
  return [...own, ...commonRules(cadastro)].filter(([wrong]) => wrong).map(([, message]) => message);
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
