import { builtInEstados } from '../../../machines/cep-lookup/estados.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toUpperCase();

/**
 * The two letters of a state.
 * @param text them, or its name, in any case, with accents or without
 * @returns null for what is no state
 * @rule R165
 */
export function siglaOf(text: string): string | null {
  const asked = plain(text);
  return builtInEstados.find(({ sigla, nome }) => sigla === asked || plain(nome) === asked)?.sigla ?? null;
}
