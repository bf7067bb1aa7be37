import { builtInEstados } from '../../../machines/cep-lookup/cep-lookup.setup.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toUpperCase();

/**
 * The two letters of a state.
 * @param text the letters or the name, case and accents ignored
 * @returns null when no state matches
 * @rule R165
 */
export function siglaOf(text: string): string | null {
  const asked = plain(text);
  return builtInEstados.find(({ sigla, nome }) => sigla === asked || plain(nome) === asked)?.sigla ?? null;
}
