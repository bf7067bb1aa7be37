import { itemsIn } from '../../api/base/fields.ts';
import type { Perfil, PessoaWire } from '../../api/pessoa/perfil.api.ts';
import { siglaOf } from '../../flows/cep-lookup/sigla.ts';
import { maskCep, normalizeCep } from '../../lib/campos/cep.ts';
import { toIsoData } from '../../lib/datas/data-digitada.ts';
import { formatData } from '../../lib/datas/datas.ts';
import { formatDocumento, normalizeDocumento, plainDocumento } from '../../lib/campos/documento.ts';
import { cepWithZero, documentoWithZeros } from '../../lib/campos/zeros.ts';
import { maskText, onlyDigits } from '../../lib/campos/mascara.ts';
import { isNumero, numeroMask, splitTelefone } from '../../lib/campos/telefone.ts';
import type { Kind } from '../../domain/cadastro/cadastro.form.ts';
import type { PerfilValues } from './perfil.form.ts';

/** Hours to reactivate; sent with every save. @rule S9.13 */
const REACTIVATION_HOURS = 24;
const CPF_DIGITS = 11;
/** Maximum digits without an area code. */
const LOCAL_DIGITS = 9;

const TIPOS = ['Fixo', 'Celular'] as const;

type Changes = Record<string, unknown>;

/** The kind of customer; derived from the document when the server does not send it. */
export function kindOf({ fisicaJuridica, cpfCnpj }: Perfil): Kind {
  const said = fisicaJuridica?.toUpperCase();
  if (said === 'F' || said === 'J') return said;
  const documento = plainDocumento(cpfCnpj ?? '');
  return documento.length > CPF_DIGITS || /[A-Z]/i.test(documento) ? 'J' : 'F';
}

/** A person's form values: the first address and the preferred phone, else the first. @rule R72 */
export function valuesOf(perfil: Perfil): PerfilValues {
  const endereco = perfil.enderecos[0];
  const telefone = perfil.telefones[phoneIndex(perfil)];
  const kind = kindOf(perfil);
  return {
    kind,
    nome: perfil.nomeRazao ?? '',
    documento: formatDocumento(documentoWithZeros(perfil.cpfCnpj ?? '', kind)),
    nomeFantasia: perfil.nomeFantasia ?? '',
    ramoAtividade: perfil.ramoAtividade ?? '',
    tratamento: perfil.tratamento ?? '',
    email: perfil.email ?? '',
    dataNascimento: perfil.dtaNascFund === null ? '' : formatData(perfil.dtaNascFund),
    sexo: oneOf(['M', 'F', 'O'], perfil.sexo),
    estadoCivil: oneOf(['S', 'C', 'D', 'V'], perfil.estadoCivil),
    cep: maskCep(cepWithZero(endereco?.cep ?? '')),
    uf: endereco?.uf?.toUpperCase() ?? '',
    cidade: endereco?.cidade ?? '',
    logradouro: endereco?.logradouro ?? '',
    bairro: endereco?.bairro ?? '',
    complemento: endereco?.logradouroCMPL ?? '',
    numero: endereco?.logradouroNro ?? '',
    telefoneTipo: tipoOf(telefone?.tipo),
    ...phoneOf(telefone?.ddd ?? '', telefone?.numero ?? ''),
    canal: oneOf(['EMAIL', 'SMS'], perfil.canal),
  };
}

/** The person to send: the server's own with the edits. @rule R72, R73 */
export function pessoaOf(perfil: Perfil, values: PerfilValues): PessoaWire {
  const { wire } = perfil;
  const edited = editsOf(valuesOf(perfil), values);
  return {
    ...wire,
    ...edited({
      nome: ['nomeRazao', trimmed],
      documento: ['cpfCnpj', normalizeDocumento],
      nomeFantasia: ['nomeFantasia', trimmed],
      ramoAtividade: ['ramoAtividade', trimmed],
      tratamento: ['tratamento', trimmed],
      email: ['email', trimmed],
      dataNascimento: ['dtaNascFund', toIsoData],
      sexo: ['sexo', trimmed],
      estadoCivil: ['estadoCivil', trimmed],
      canal: ['canal', trimmed],
    }),
    enderecos: replaced(wire.enderecos, 0, (endereco) => ({
      ...endereco,
      cep: cepOf(endereco.cep, values.cep),
      ...edited({
        uf: ['uf', (uf) => siglaOf(uf) ?? trimmed(uf)],
        cidade: ['cidade', trimmed],
        logradouro: ['logradouro', trimmed],
        bairro: ['bairro', trimmed],
        complemento: ['logradouroCMPL', trimmed],
        numero: ['logradouroNro', trimmed],
      }),
    })),
    telefones: replaced(wire.telefones, phoneIndex(perfil), (telefone) => ({
      ...telefone,
      ...edited({ telefoneTipo: ['tipo', (tipo) => (isLetter(telefone.tipo) ? tipo.charAt(0) : tipo)] }),
      ...phoneEdits(valuesOf(perfil), values),
      preferencial:
        perfil.telefones[phoneIndex(perfil)]?.preferencial === true ? telefone.preferencial : true,
    })),
    tempoLimiteReativacaoCadastro: REACTIVATION_HOURS,
  };
}

const trimmed = (text: string): string => text.trim();

type Targets = {
  readonly [K in keyof PerfilValues]?: readonly [key: string, write: (text: string) => unknown];
};

/** The edits in wire names: an unchanged field keeps the server's notation. */
function editsOf(base: PerfilValues, values: PerfilValues) {
  return (targets: Targets): Changes => {
    const names = Object.keys(targets) as (keyof PerfilValues)[];
    const changed = names.filter((name) => values[name] !== base[name]);
    return Object.fromEntries(
      changed.flatMap((name) => {
        const target = targets[name];
        return target === undefined ? [] : [[target[0], target[1](values[name])]];
      }),
    );
  };
}

/** Area code and number are edited together: some servers send both in one field. */
function phoneEdits(base: PerfilValues, { ddd, telefone }: PerfilValues): Changes {
  if (ddd === base.ddd && telefone === base.telefone) return {};
  return { ddd: trimmed(ddd).replace(/^0/, ''), numero: onlyDigits(telefone) };
}

/** Without the dash; otherwise in the server's notation. @rule S5.18 */
function cepOf(wire: unknown, typed: string): unknown {
  const digits = normalizeCep(typed);
  return String(wire) === digits ? wire : digits;
}

function phoneIndex({ telefones }: Perfil): number {
  return Math.max(
    0,
    telefones.findIndex(({ preferencial }) => preferencial),
  );
}

function phoneOf(ddd: string, numero: string): { ddd: string; telefone: string } {
  const isWhole = ddd === '' || onlyDigits(numero).length > LOCAL_DIGITS;
  const parts = isWhole ? splitTelefone(numero) : { ddd: onlyDigits(ddd).slice(0, 3), numero };
  const isKnown = isNumero(parts.numero);
  return { ddd: parts.ddd, telefone: isKnown ? maskText(numeroMask, parts.numero) : parts.numero };
}

/** Servers write 'Celular', 'CELULAR' or a letter; the contract fixes none. */
const isLetter = (tipo: unknown): boolean => /^[fc]$/i.test(String(tipo));

function tipoOf(said: string | null | undefined): string {
  return TIPOS.find((tipo) => tipo.charAt(0) === said?.toUpperCase()) ?? oneOf(TIPOS, said);
}

/** The known value that a server means; '' when none matches. */
function oneOf(words: readonly string[], said: string | null | undefined): string {
  return words.find((word) => word.toUpperCase() === said?.toUpperCase()) ?? '';
}

/** The list with one entry edited, or added when it is empty. */
function replaced(list: unknown, at: number, edit: (entry: Changes) => Changes): unknown[] {
  const given = itemsIn(list) as Changes[];
  const entries = given.length > 0 ? given : [{}];
  return entries.map((entry, index) => (index === at ? edit(entry) : entry));
}
