import { emptyValues, type RegisterValues } from './register.form.ts';

/** Fields that a draft does not restore; the kind was read before. */
const NEVER = ['kind', 'senha', 'confirmacao'];

/** Fields that a draft may store: all but passwords. */
export function draftOf({
  senha: _senha,
  confirmacao: _confirmacao,
  ...rest
}: RegisterValues): Omit<RegisterValues, 'senha' | 'confirmacao'> {
  return rest;
}

/** The form from a draft; invalid drafts and values are ignored. */
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
