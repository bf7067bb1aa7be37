import { registry } from '../../machines/index.ts';
import { listMutants } from './mutate.ts';

/** The mutants of every machine, by its id. */
export function listAll(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    registry.map(({ id, machine }) => [id, listMutants(machine).map(({ name }) => name)]),
  );
}
