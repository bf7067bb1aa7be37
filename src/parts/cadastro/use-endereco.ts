import { type CepLookup, useCepLookup } from '../../flows/cep-lookup.flow.ts';
import type { EnderecoValues } from './endereco-fields.view.tsx';

const NOTHING = { logradouro: '', bairro: '', cidade: '', uf: '' };

interface EnderecoOptions {
  /** `/register` locks what the CEP filled, `/perfil` also looks when the field is left (spec 4). */
  place: 'register' | 'perfil';
  /** The CEP that the form starts with; it is not looked up again. */
  knownCep: string;
  change: (changed: Partial<EnderecoValues>) => void;
}

/** The address lookup bound to a form (R28). */
export function useEndereco({ place, knownCep, change }: EnderecoOptions): CepLookup {
  const lookup = useCepLookup({
    locksFilledFields: place === 'register',
    looksUpOnBlur: place === 'perfil',
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
