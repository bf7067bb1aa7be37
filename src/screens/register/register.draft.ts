import { emptyValues, type RegisterValues } from './register.form.ts';

/** What a draft does not bring back; the kind has been read already. */
const NEVER = ['kind', 'senha', 'confirmacao'];

/** What the draft may hold: everything but the passwords. */
export function draftOf({
  senha: _senha,
  confirmacao: _confirmacao,
  ...rest
}: RegisterValues): Omit<RegisterValues, 'senha' | 'confirmacao'> {
  return rest;
}

/** The form as a draft left it. A draft that fits no form, or a value of another type, counts as not typed. */
export function valuesFrom(draft: unknown): RegisterValues {
  if (typeof draft !== 'object' || draft === null) return emptyValues('F');
  const kept = draft as Record<string, unknown>;
  const empty = emptyValues(kept.kind === 'J' ? 'J' : 'F');
  const fits = ([name, value]: [string, unknown]) =>
    !NEVER.includes(name) &&
    typeof kept[name] === typeof empty[name as keyof RegisterValues] &&
    value !== null;
  return { ...empty, ...Object.fromEntries(Object.entries(kept).filter(fits)) };
}
