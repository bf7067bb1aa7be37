import { object } from 'yup';
import { cadastroFields, type CadastroValues, email, typed } from '../cadastro/cadastro.form.ts';
import { isDdd, isNumero } from '../../lib/campos/telefone.ts';
import { WORDLESS } from '../../ui/form/form.tsx';

/** Messages of the required fields. @rule S5.15, R71 */
const MESSAGES = {
  nome: 'O campo Nome é obrigatorio',
  razaoSocial: 'O campo Nome é obrigatorio',
  cpf: 'O campo CPF é obrigatorio',
  cnpj: 'O campo CNPJ é obrigatorio',
  email: 'O Campo E-mail é obrigatorio',
  logradouro: 'O Campo Endereço é obrigatorio',
  dataInvalida: 'Data de nascimento inválida',
} as const;

/** What `/perfil` edits, as masked. */
export interface PerfilValues extends CadastroValues {
  telefoneTipo: string;
  ddd: string;
  telefone: string;
  canal: string;
}

/**
 * What keeps the profile from being saved.
 * @param base as the server has it: an odd phone, e-mail or state of its own keeps nobody from changing the rest
 * @rule S5.15–S5.17, R163
 */
export const perfilSchema = (base: Pick<PerfilValues, 'ddd' | 'telefone' | 'uf' | 'email'>) => {
  const isKept = ({ ddd, telefone }: Partial<PerfilValues>) => ddd === base.ddd && telefone === base.telefone;
  return object({
    ...cadastroFields(MESSAGES, 1, base.uf),
    email: email(typed(MESSAGES.email), base.email),
    telefoneTipo: typed(WORDLESS),
    ddd: typed(WORDLESS).test(
      'ddd',
      'Confira o DDD',
      (value, { parent }) => isKept(parent as PerfilValues) || isDdd(value),
    ),
    telefone: typed(WORDLESS).test(
      'telefone',
      'Confira o número, sem o DDD',
      (value, { parent }) => isKept(parent as PerfilValues) || isNumero(value),
    ),
  });
};
