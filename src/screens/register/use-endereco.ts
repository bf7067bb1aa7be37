import { type CepLookup, useCepLookup } from '../../flows/cep-lookup.flow.ts';
import type { RegisterValues } from './register.form.ts';

const NOTHING = { logradouro: '', bairro: '', cidade: '', uf: '' };

/**
 * The address lookup bound to the form (R28): what the CEP filled is locked.
 * @param knownCep the CEP that the form starts with; it is not looked up again
 */
export function useEndereco(knownCep: string, change: (changed: Partial<RegisterValues>) => void): CepLookup {
  const lookup = useCepLookup({
    locksFilledFields: true,
    looksUpOnBlur: false,
    knownCep: knownCep === '' ? null : knownCep,
    onFound: change,
    onCleared: () => change(NOTHING),
  });
  return {
    ...lookup,
    chooseUf: (uf) => {
      change({ uf, cidade: '' });
      lookup.chooseUf(uf);
    },
  };
}
