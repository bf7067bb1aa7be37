import { type CepLookup, type CepLookupActor, useCepLookup } from '../../flows/cep-lookup/cep-lookup.flow.ts';
import { siglaOf } from '../../flows/cep-lookup/sigla.ts';
import { change, type FormFields } from '../../ui/form/form.tsx';
import type { EnderecoValues } from './cadastro.form.ts';

const NOTHING = { logradouro: '', bairro: '', cidade: '', uf: '' };

interface EnderecoOptions {
  lookup: CepLookupActor;
  form: FormFields<EnderecoValues>;
  /** The provider is known to be out of reach; absent where nobody asks. */
  offline?: boolean;
}

/** The CEP that a form starts with, when its city and state came with it: it counts as looked up. */
export const knownCepOf = ({ cep, cidade, uf }: EnderecoValues): string | null =>
  cep === '' || cidade === '' || uf === '' ? null : cep;

/** A server may name the state. */
const withSigla = <Address extends { uf?: string }>(endereco: Address): Address =>
  endereco.uf === undefined ? endereco : { ...endereco, uf: siglaOf(endereco.uf) ?? endereco.uf };

/** What a screen's address fields need: the lookup, and the letters of a state's name. */
export type EnderecoLookup = CepLookup & { siglaOf: typeof siglaOf };

/** The address lookup bound to a form. @rule R28 */
export function useEndereco({ lookup: actor, form, offline = false }: EnderecoOptions): EnderecoLookup {
  const { values } = form;
  const fields = Object.keys(NOTHING);
  const isEmpty = (name: string) => values[name as keyof typeof NOTHING] === '';
  const lookup = useCepLookup(actor, {
    cep: values.cep,
    offline,
    isTouched: !fields.every(isEmpty),
    isIncomplete: fields.some(isEmpty),
    onFound: (endereco) => change(form, withSigla(endereco)),
    onCompleted: (endereco) =>
      change(form, Object.fromEntries(Object.entries(withSigla(endereco)).filter(([name]) => isEmpty(name)))),
    onCleared: () => change(form, NOTHING),
    onFreed: (freed) => change(form, Object.fromEntries(freed.map((name) => [name, '']))),
  });
  return {
    ...lookup,
    siglaOf,
    chooseUf: (uf) => {
      change(form, { uf, cidade: '' });
      lookup.chooseUf(uf);
    },
  };
}
