import { object } from 'yup';
import { cadastroFields, type CadastroValues, typed } from '../../domain/cadastro/cadastro.form.ts';
import { WORDLESS } from '../../ui/form/form.tsx';
import { MESSAGES } from './perfil.texts.ts';

/** What `/perfil` edits, as masked. */
export interface PerfilValues extends CadastroValues {
  telefoneTipo: string;
  ddd: string;
  telefone: string;
  canal: string;
}

/** What keeps the profile from being saved (S5.15–S5.17). */
export const perfilSchema = object({
  ...cadastroFields(MESSAGES, 1),
  email: typed(MESSAGES.email),
  telefoneTipo: typed(WORDLESS),
  ddd: typed(WORDLESS),
  telefone: typed(WORDLESS),
});
