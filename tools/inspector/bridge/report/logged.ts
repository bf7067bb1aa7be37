import type { AnyEventObject } from 'xstate';
import { cut } from '../../shared/cut.ts';
import { mask } from '../../shared/mask.ts';

interface Logic {
  readonly id?: unknown;
  readonly transition: unknown;
  readonly getInitialSnapshot: unknown;
}

/** A machine, or whatever else an actor is made of. */
function isLogic(value: unknown): value is Logic {
  return (
    typeof value === 'object' && value !== null && 'getInitialSnapshot' in value && 'transition' in value
  );
}

const known = new WeakMap<object, unknown>();

/** Data as it leaves the page: masked, and short. What did not change since the last step is the same object again. */
export function logged(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return cut(mask(value));
  if (!known.has(value)) known.set(value, cut(mask(value)));
  return known.get(value);
}

/** An event as it leaves the page. A machine in it goes by its id: serialised it would have megabytes. */
export function loggedEvent(event: AnyEventObject): AnyEventObject {
  const fields = Object.entries(event);
  const machines = fields.filter(([, value]) => isLogic(value));
  if (machines.length === 0) return logged(event) as AnyEventObject;
  const rest = Object.fromEntries(fields.filter(([, value]) => !isLogic(value))) as AnyEventObject;
  const names = machines.map(([name, value]) => [name, `(máquina ${String((value as Logic).id)})`]);
  return { ...(logged(rest) as AnyEventObject), ...(Object.fromEntries(names) as object) };
}
