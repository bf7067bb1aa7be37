import type { Estado } from './estados.ts';

/** The answer for a CEP, as on the wire. A town with one CEP has no street. */
export interface CepAnswer {
  readonly logradouro: string | null;
  readonly bairro: string | null;
  readonly localidade: string | null;
  readonly uf: string | null;
}

/** The fields of a form that a lookup fills or clears; never the CEP itself. */
export interface Endereco {
  readonly logradouro: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
}

/** How a screen wants it: register locks what was filled, the profile also looks when the field is left. @rule R28 */
export interface CepLookupInput {
  readonly locksFilledFields: boolean;
  readonly looksUpOnBlur: boolean;
  /** A CEP that the form came with: it counts as looked up. */
  readonly knownCep: string | null;
}

export interface CepLookupContext {
  readonly locksFilledFields: boolean;
  readonly looksUpOnBlur: boolean;
  /** The last value that was looked up, with its dash. */
  readonly cep: string | null;
  readonly locked: readonly (keyof Endereco)[];
  /** What that lookup found, for when its CEP is typed again. */
  readonly found: Endereco | null;
  /** That lookup had no answer: the same CEP may be asked again. @rule R80 */
  readonly unanswered: boolean;
  /** The lists of the manual way; `estados` is empty until it was first needed. */
  readonly estados: readonly Estado[];
  readonly uf: string | null;
  readonly cidades: readonly string[];
}

export type CepLookupEvent =
  | { type: 'cep.typed'; cep: string }
  /** The customer goes on to another field; `isIncomplete`: street, district, city or state is empty. */
  | { type: 'cep.left'; cep: string; isIncomplete: boolean }
  /** `cep`: what the field holds; `isTouched`: something stands in the fields that a lookup fills. */
  | { type: 'network.returned'; cep: string; isTouched: boolean }
  | { type: 'uf.chosen'; uf: string }
  | { type: 'address.reset' };

export type CepLookupEmitted =
  /** An empty field is emptied; one that is not named stays as it is. */
  | { type: 'address.found'; endereco: Partial<Endereco> }
  /** What the address of the form's own CEP lacks: only empty fields take it. */
  | { type: 'address.completed'; endereco: Partial<Endereco> }
  /** The CEP is another now: what its lookup filled goes, and is the customer's to type. @rule R80 */
  | { type: 'address.freed'; fields: readonly (keyof Endereco)[] }
  | { type: 'address.cleared' };

/** Whether a value has the form 00000-000. */
export function isComplete(cep: string): boolean {
  return /^\d{5}-\d{3}$/.test(cep);
}

/** The CEP as it is asked for. */
export function digitsOf({ cep }: CepLookupContext): { cep: string } {
  return { cep: (cep ?? '').replace('-', '') };
}

/** The answer as the form's fields; what the answer lacks is emptied. */
export function enderecoOf({ logradouro, bairro, localidade, uf }: CepAnswer): Endereco {
  const text = (value: string | null): string => (value ?? '').trim();
  return {
    logradouro: text(logradouro),
    bairro: text(bairro),
    cidade: text(localidade),
    // As the field has it when it is typed (upper-case). @rule S2.24
    uf: text(uf).toUpperCase(),
  };
}

/** What an answer knows, and no other field. */
export function knownOf(endereco: Endereco): Partial<Endereco> {
  return Object.fromEntries(filledFields(endereco).map((field) => [field, endereco[field]]));
}

/** The fields that an answer filled. */
export function filledFields(endereco: Endereco): readonly (keyof Endereco)[] {
  return (Object.keys(endereco) as (keyof Endereco)[]).filter((field) => endereco[field] !== '');
}
