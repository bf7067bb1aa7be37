import type { Estado } from './estados.ts';

/** A CEP's answer. A town with one CEP has no street. */
export interface CepAnswer {
  readonly logradouro: string | null;
  readonly bairro: string | null;
  readonly localidade: string | null;
  readonly uf: string | null;
}

/** Form fields that a lookup fills or clears, without the CEP. */
export interface Endereco {
  readonly logradouro: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
}

/** The screen's mode: register locks filled fields, the profile also looks up on blur. @rule R28 */
export interface CepLookupInput {
  readonly locksFilledFields: boolean;
  readonly looksUpOnBlur: boolean;
  /** The form's initial CEP, which counts as looked up. */
  readonly knownCep: string | null;
}

export interface CepLookupContext {
  readonly locksFilledFields: boolean;
  readonly looksUpOnBlur: boolean;
  /** The last CEP looked up, with its dash. */
  readonly cep: string | null;
  readonly locked: readonly (keyof Endereco)[];
  /** That lookup's result, for the same CEP typed again. */
  readonly found: Endereco | null;
  /** That lookup had no answer: the same CEP may be retried. @rule R80 */
  readonly unanswered: boolean;
  /** The lists of manual entry; `estados` loads on first need. */
  readonly estados: readonly Estado[];
  readonly uf: string | null;
  readonly cidades: readonly string[];
}

export type CepLookupEvent =
  | { type: 'cep.typed'; cep: string }
  /** A field was left; `isIncomplete`: street, district, city or state is empty. */
  | { type: 'cep.left'; cep: string; isIncomplete: boolean }
  /** `cep`: the field's text; `isTouched`: the address fields are not empty. */
  | { type: 'network.returned'; cep: string; isTouched: boolean }
  | { type: 'uf.chosen'; uf: string }
  | { type: 'address.reset' };

export type CepLookupEmitted =
  /** Empty values clear their field; missing ones leave it. */
  | { type: 'address.found'; endereco: Partial<Endereco> }
  /** The address of the stored CEP: only empty fields take it. */
  | { type: 'address.completed'; endereco: Partial<Endereco> }
  /** The CEP changed: clears the fields that this lookup filled. @rule R80 */
  | { type: 'address.freed'; fields: readonly (keyof Endereco)[] }
  | { type: 'address.cleared' };

/** Whether a value has the form 00000-000. */
export function isComplete(cep: string): boolean {
  return /^\d{5}-\d{3}$/.test(cep);
}

/** The CEP for the request. */
export function digitsOf({ cep }: CepLookupContext): { cep: string } {
  return { cep: (cep ?? '').replace('-', '') };
}

/** The answer as form fields; missing parts are cleared. */
export function enderecoOf({ logradouro, bairro, localidade, uf }: CepAnswer): Endereco {
  const text = (value: string | null): string => (value ?? '').trim();
  return {
    logradouro: text(logradouro),
    bairro: text(bairro),
    cidade: text(localidade),
    // As typed input would be: upper-case. @rule S2.24
    uf: text(uf).toUpperCase(),
  };
}

/** Only the fields that an answer has. */
export function knownOf(endereco: Endereco): Partial<Endereco> {
  return Object.fromEntries(filledFields(endereco).map((field) => [field, endereco[field]]));
}

/** The fields that an answer filled. */
export function filledFields(endereco: Endereco): readonly (keyof Endereco)[] {
  return (Object.keys(endereco) as (keyof Endereco)[]).filter((field) => endereco[field] !== '');
}
