import { type CepLookup, type CepLookupActor, useCepLookup } from '../../flows/cep-lookup/cep-lookup.flow.ts';
import type { EnderecoValues } from './endereco-fields.view.tsx';

const NOTHING = { logradouro: '', bairro: '', cidade: '', uf: '' };

interface EnderecoOptions {
  lookup: CepLookupActor;
  /** What the fields hold now. */
  values: EnderecoValues;
  /** The provider is known to be out of reach; absent where nobody asks. */
  offline?: boolean;
  change: (changed: Partial<EnderecoValues>) => void;
}

/** The address lookup bound to a form (R28). */
export function useEndereco({ lookup: actor, values, offline = false, change }: EnderecoOptions): CepLookup {
  const lookup = useCepLookup(actor, {
    cep: values.cep,
    offline,
    isTouched: Object.keys(NOTHING).some((name) => values[name as keyof typeof NOTHING] !== ''),
    onFound: change,
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
