import type { ContractCall } from './contract-call.ts';
import { PEOPLE } from './people.ts';
import { PROGRAMME } from './programme.ts';

const ALL = [...PEOPLE, ...PROGRAMME] as const;

/**
 * Every call of the contract: the portal sends no other (`ReadPath`, `WritePath`), the reference server answers these
 * (server/contract-calls.test.ts), QA's fault switch offers them, the kit makes them; docs/CONTRACT.md's tables and
 * docs/openapi.yaml are made from them.
 */
export const CONTRACT_CALLS: readonly ContractCall[] = ALL;

/** @throws Error for a number that no call has */
export function callOf(id: string): ContractCall {
  const found = CONTRACT_CALLS.find((call) => call.id === id);
  if (found === undefined) throw new Error(`${id}: no such call`);
  return found;
}

type Listed<Method> = Extract<(typeof ALL)[number], { readonly method: Method }>['path'];

/** The path at its interface: the public one's begins after its own address; the ping is an address. */
type AtInterface<Path> = Path extends `/api/public${infer Rest}`
  ? Rest
  : Path extends '/estados'
    ? 'https://servicodados.ibge.gov.br/api/v1/localidades/estados'
    : Path extends '/ping'
      ? ''
      : Path;

export type ReadPath = AtInterface<Listed<'GET'>>;

export type WritePath = AtInterface<Listed<'POST'>>;
