import { useMemo } from 'react';
import { type CepLookup, type CepLookupActor, useCepLookup } from './cep-lookup.flow.ts';
import { siglaOf } from './sigla.ts';
import { change, type FormFields } from '../../ui/form/form.tsx';
import type { EnderecoValues } from './cadastro.form.ts';

interface EnderecoOptions {
  lookup: CepLookupActor;
  form: FormFields<EnderecoValues>;
  /** The provider is unreachable; absent where nothing checks it. */
  offline?: boolean;
}

/** The form's initial CEP, if it has city and state: not looked up again. */
export const initialCepOf = ({ cep, cidade, uf }: EnderecoValues): string | null =>
  cep === '' || cidade === '' || uf === '' ? null : cep;

/** From the CEP on to the first field that it leaves to the customer, who may be elsewhere by then. @rule R245 */
function leaveCep(name: keyof EnderecoValues): void {
  const cep = document.activeElement;
  if (cep instanceof HTMLInputElement && cep.name === 'cep')
    cep.form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}

/** Props for a screen's address fields. */
export type EnderecoLookup = CepLookup & { siglaOf: typeof siglaOf };

/** The address lookup bound to a form. @rule R28 */
export function useEndereco({ lookup: actor, form, offline = false }: EnderecoOptions): EnderecoLookup {
  const { values, setFieldValue } = form;
  const isEmpty = (name: string) => values[name as keyof EnderecoValues] === '';
  const lookup = useCepLookup(actor, {
    cep: values.cep,
    endereco: values,
    offline,
    onFound: (endereco) => {
      change(form, endereco);
      leaveCep(endereco.logradouro === undefined ? 'logradouro' : 'numero');
    },
    onCompleted: (endereco) =>
      change(form, Object.fromEntries(Object.entries(endereco).filter(([name]) => isEmpty(name)))),
    onCleared: (names) => change(form, Object.fromEntries(names.map((name) => [name, '']))),
  });
  return useMemo(
    () => ({
      ...lookup,
      siglaOf,
      chooseUf: (uf) => {
        change<EnderecoValues>({ setFieldValue }, { uf, cidade: '' });
        lookup.chooseUf(uf);
      },
    }),
    [lookup, setFieldValue],
  );
}
