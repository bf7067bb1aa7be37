import { itemsIn } from '../../base/calls/fields.ts';
import type { Perfil, PessoaWire } from './perfil.api.ts';
import { siglaOf } from '../cadastro/sigla.ts';
import { maskCep, normalizeCep } from '../../lib/campos/cep.ts';
import { toIsoData } from '../../lib/datas/data-digitada.ts';
import { formatData } from '../../lib/datas/datas.ts';
import { formatDocumento, normalizeDocumento, plainDocumento } from '../../lib/campos/documento.ts';
import { cepWithZero, documentoWithZeros } from '../../lib/campos/zeros.ts';
import { maskText, onlyDigits } from '../../lib/campos/mascara.ts';
import { isNumero, numeroMask, splitTelefone } from '../../lib/campos/telefone.ts';
import { typedTexto } from '../../lib/texto/texto.ts';
import type { Kind } from '../cadastro/cadastro.form.ts';
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

/** The edited entries of the two lists, by index. */
interface Entries {
  readonly endereco: number;
  readonly telefone: number;
}

/** The first address and the preferred phone, else the first. @rule R72 */
const shownIn = ({ telefones }: Perfil): Entries => ({
  endereco: 0,
  telefone: Math.max(
    0,
    telefones.findIndex(({ preferencial }) => preferencial),
  ),
});

/** A person's form values. */
export function valuesOf(perfil: Perfil, entries = shownIn(perfil)): PerfilValues {
  const endereco = perfil.enderecos[entries.endereco];
  const telefone = perfil.telefones[entries.telefone];
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

/** The edits of the form. */
export type Edits = Partial<PerfilValues>;

/**
 * The person to send: the server's own with the edits, each on the entry that it was made on.
 * @param perfil as the server has it now
 * @param drawn as the form was made from
 * @rule R72, R73, R281
 */
export function pessoaOf(perfil: Perfil, edits: Edits, drawn: Perfil = perfil): PessoaWire {
  const { wire } = perfil;
  const entries = entriesOf(perfil, edits, drawn);
  const base = valuesOf(perfil, entries);
  const values = { ...base, ...edits };
  const edited = editsOf(base, values);
  return {
    ...wire,
    ...edited({
      nome: ['nomeRazao', typedTexto],
      documento: ['cpfCnpj', normalizeDocumento],
      nomeFantasia: ['nomeFantasia', typedTexto],
      ramoAtividade: ['ramoAtividade', typedTexto],
      tratamento: ['tratamento', typedTexto],
      email: ['email', typedTexto],
      dataNascimento: ['dtaNascFund', toIsoData],
      sexo: ['sexo', typedTexto],
      estadoCivil: ['estadoCivil', typedTexto],
      canal: ['canal', typedTexto],
    }),
    enderecos: replaced(wire['enderecos'], entries.endereco, (endereco) => ({
      ...endereco,
      cep: cepOf(endereco.cep, values.cep),
      ...edited({
        uf: ['uf', (uf) => siglaOf(uf) ?? typedTexto(uf)],
        cidade: ['cidade', typedTexto],
        logradouro: ['logradouro', typedTexto],
        bairro: ['bairro', typedTexto],
        complemento: ['logradouroCMPL', typedTexto],
        numero: ['logradouroNro', typedTexto],
      }),
    })),
    telefones: replaced(withoutOtherPreferred(perfil, entries), entries.telefone, (telefone) => ({
      ...telefone,
      ...edited({ telefoneTipo: ['tipo', (tipo) => (isLetter(telefone.tipo) ? tipo.charAt(0) : tipo)] }),
      ...phoneEdits(base, values),
      preferencial: perfil.telefones[entries.telefone]?.preferencial === true ? telefone.preferencial : true,
    })),
    tempoLimiteReativacaoCadastro: REACTIVATION_HOURS,
  };
}

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
  return { ddd: typedTexto(ddd).replace(/^0/, ''), numero: onlyDigits(telefone) };
}

/** Without the dash; otherwise in the server's notation. @rule S5.18 */
function cepOf(wire: unknown, typed: string): unknown {
  const digits = normalizeCep(typed);
  return String(wire) === digits ? wire : digits;
}

const PHONE_FIELDS = ['telefoneTipo', 'ddd', 'telefone'] as const;

/** Where the entries that were drawn are now, by their ids; without one, those that the form would show now. */
function entriesOf(perfil: Perfil, edits: Edits, drawn: Perfil): Entries {
  const [now, previous] = [shownIn(perfil), shownIn(drawn)];
  const indexOf = (list: string, id: string, at: number): number => {
    const was = itemsOf(drawn.wire[list])[at]?.[id] ?? null;
    const entries = itemsOf(perfil.wire[list]);
    // Its own place first: some servers give every entry the id 0.
    if (was === null) return -1;
    if (entries[at]?.[id] === was) return at;
    return entries.findIndex((entry) => entry[id] === was);
  };
  const endereco = indexOf('enderecos', 'idEndereco', previous.endereco);
  const telefone = indexOf('telefones', 'idTelefone', previous.telefone);
  const isPhoneEdited = PHONE_FIELDS.some((name) => edits[name] !== undefined);
  return {
    endereco: endereco < 0 ? now.endereco : endereco,
    // Another phone that was made the preferred one stays so, unless this one is edited.
    telefone: telefone < 0 || !isPhoneEdited ? now.telefone : telefone,
  };
}

/** The phones; an edited one becomes the only preferred one. @rule S5.19 */
const withoutOtherPreferred = ({ wire, telefones }: Perfil, { telefone }: Entries): Changes[] =>
  itemsOf(wire['telefones']).map((phone, index) =>
    index !== telefone &&
    telefones[telefone]?.preferencial === false &&
    telefones[index]?.preferencial === true
      ? { ...phone, preferencial: false }
      : phone,
  );

const itemsOf = (list: unknown): Changes[] => itemsIn(list) as Changes[];
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
function oneOf(options: readonly string[], said: string | null | undefined): string {
  return options.find((word) => word.toUpperCase() === said?.toUpperCase()) ?? '';
}

/** The list with one entry edited, or added when it is empty. */
function replaced(list: unknown, at: number, edit: (entry: Changes) => Changes): unknown[] {
  const given = itemsOf(list);
  const entries = given.length > 0 ? given : [{}];
  return entries.map((entry, index) => (index === at ? edit(entry) : entry));
}
