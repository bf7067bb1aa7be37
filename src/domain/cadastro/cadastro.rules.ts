import { isCepComplete } from '../../lib/campos/cep.ts';
import { readBirthDate } from '../../lib/datas/data-digitada.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { type Fault, field, type Rules, typed } from '../../ui/form/rules.ts';
import type { EnderecoValues } from './endereco-fields.view.tsx';

/** An individual or a company. */
export type Kind = 'F' | 'J';

/** Person or company, as masked. A company's Razão Social is `nome`, its contact `tratamento`. */
export interface CadastroValues extends EnderecoValues {
  documento: string;
  nome: string;
  nomeFantasia: string;
  ramoAtividade: string;
  tratamento: string;
  email: string;
  dataNascimento: string;
  sexo: string;
  estadoCivil: string;
}

type Campo =
  | Exclude<keyof CadastroValues, 'documento' | 'complemento' | 'email'>
  | 'cpf'
  | 'cnpj'
  | 'razaoSocial'
  | 'dataInvalida';

/** What a screen says of each field; a field without words is marked alone (R71). */
export type CadastroMessages = { readonly [K in Campo]?: string };

interface Asked {
  kind: Kind;
  messages: CadastroMessages;
  /** Decides what a birth date may be. */
  today: DataCivil;
  /** Letters that a street has at least. */
  minStreet: number;
}

/** What is asked of a person or company and of their address, wherever it is typed (S5.4–S5.8, S5.15–S5.17). */
export function cadastroRules({ kind, messages, today, minStreet }: Asked): Rules {
  const say = (campo: Campo): Fault => messages[campo] ?? true;
  const asked = (campo: Campo) => typed(say(campo));
  const fisica = {
    documento: asked('cpf'),
    nome: asked('nome'),
    sexo: asked('sexo'),
    estadoCivil: asked('estadoCivil'),
    // R24: an empty date has a message of its own.
    dataNascimento: field((value) => {
      const read = readBirthDate(value, today);
      return read.ok ? null : say(read.reason === 'empty' ? 'dataNascimento' : 'dataInvalida');
    }),
  };
  const juridica = {
    documento: asked('cnpj'),
    nome: asked('razaoSocial'),
    nomeFantasia: asked('nomeFantasia'),
    ramoAtividade: asked('ramoAtividade'),
    tratamento: asked('tratamento'),
  };
  return {
    ...(kind === 'F' ? fisica : juridica),
    cep: field((value) => (isCepComplete(value) ? null : say('cep'))),
    logradouro: field((value) => (value.trim().length < minStreet ? say('logradouro') : null)),
    numero: asked('numero'),
    cidade: asked('cidade'),
    bairro: asked('bairro'),
    uf: asked('uf'),
  };
}
