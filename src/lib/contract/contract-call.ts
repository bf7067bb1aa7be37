/** The provider's interface of a call. @rule C1.2 */
export type Host = 'main' | 'public' | 'person' | 'states' | 'ping';

/** What the screens show that lack the answer of a call. */
export const QUIET = `'Não foi possível carregar' with 'Tentar novamente' in its area`;

/** A field's value: null: any; a number: the usual one; a list: one of them; a text: what it is; fields: an object. */
type FieldValue = null | number | string | readonly string[] | Fields;

/** Fields by name, `name?` where it may be left out. */
export interface Fields {
  readonly [name: string]: FieldValue;
}

export interface ContractCall {
  readonly id: `C4.${number}`;
  readonly method: 'GET' | 'POST';
  /** With `*` for variable parts: `/api/termo/*`. */
  readonly path: string;
  /** The interface it goes to, whose address config.json says; without it the main one. */
  readonly to?: Exclude<Host, 'main'>;
  /** The names of its `*`, in order. */
  readonly at?: readonly string[];
  /** Its purpose in Portuguese, for QA. */
  readonly purpose: string;
  /** Its heading in docs/CONTRACT.md. */
  readonly group: string;
  /** What is sent in the address, also of a POST. */
  readonly query?: Fields;
  /** What is sent as a form: fields, the customer's five flags, or JSON of the person as it came and was edited. */
  readonly body?: Fields | 'preferencias' | 'pessoa';
  /** The payload, as docs/CONTRACT.md shows it. */
  readonly answer: string;
  /** Fields of the payload that may be missing, nested ones too. */
  readonly optional?: readonly string[];
  /** The portal's parts that depend on it. */
  readonly screens: string;
  /** What they show when it fails. */
  readonly without: string;
}
