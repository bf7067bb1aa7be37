import { cadastroRules, type CadastroValues, type Kind } from '../../domain/cadastro/cadastro.rules.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';
import type { FormFields } from '../../ui/form/bind.ts';
import { type Rules, typed } from '../../ui/form/rules.ts';
import { MESSAGES } from './perfil.texts.ts';

/** What `/perfil` edits, as masked. */
export interface PerfilValues extends CadastroValues {
  telefoneTipo: string;
  ddd: string;
  telefone: string;
  canal: string;
}

/** The form as its parts see it. */
export type PerfilForm = FormFields<PerfilValues>;

/** What keeps the profile from being saved (S5.15–S5.17); `today` decides what a birth date may be. */
export const perfilRules = (kind: Kind, today: DataCivil): Rules => ({
  ...cadastroRules({ kind, messages: MESSAGES, today, minStreet: 1 }),
  email: typed(MESSAGES.email),
  telefoneTipo: typed(true),
  ddd: typed(true),
  telefone: typed(true),
});
