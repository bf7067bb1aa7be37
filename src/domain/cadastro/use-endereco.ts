import { type CepLookup, useCepLookup } from '../../flows/cep-lookup/cep-lookup.flow.ts';
import type { EnderecoValues } from './endereco-fields.view.tsx';

const NOTHING = { logradouro: '', bairro: '', cidade: '', uf: '' };

interface EnderecoOptions {
  /** `/register` locks what the CEP filled, `/perfil` also looks when the field is left (S4.7, S4.8). */
  route: 'register' | 'perfil';
  /** The CEP that the form starts with; it is not looked up again. */
  knownCep: string;
  /** What the field holds now. */
  cep: string;
  /** The provider is known to be out of reach; absent where nobody asks. */
  offline?: boolean;
  change: (changed: Partial<EnderecoValues>) => void;
}

/** The address lookup bound to a form (R28). */
export function useEndereco({ route, knownCep, cep, offline = false, change }: EnderecoOptions): CepLookup {
  const lookup = useCepLookup({
    locksFilledFields: route === 'register',
    looksUpOnBlur: route === 'perfil',
    knownCep: knownCep === '' ? null : knownCep,
    cep,
    offline,
    // What the answer lacks is emptied on `/perfil`: it belongs to the address as the server has it. On `/register` the
    // lookup's own words are gone by then, and what stands was typed.
    onFound: (endereco) => change(route === 'register' ? knownOf(endereco) : endereco),
    onCleared: () => change(NOTHING),
    onFreed: (fields) => change(Object.fromEntries(fields.map((name) => [name, '']))),
  });
  return {
    ...lookup,
    chooseUf: (uf) => {
      change({ uf, cidade: '' });
      lookup.chooseUf(uf);
    },
  };
}

function knownOf(endereco: typeof NOTHING): Partial<EnderecoValues> {
  return Object.fromEntries(Object.entries(endereco).filter(([, value]) => value !== ''));
}
