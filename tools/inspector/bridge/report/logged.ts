import type { AnyEventObject } from 'xstate';
import { cut } from '../../shared/cut.ts';
import { mask } from '../../shared/mask.ts';

interface Logic {
  readonly id?: unknown;
  readonly transition: unknown;
  readonly getInitialSnapshot: unknown;
}

/** Whether a value is an actor's logic: a machine, a promise or a callback. */
function isLogic(value: unknown): value is Logic {
  return (
    typeof value === 'object' && value !== null && 'getInitialSnapshot' in value && 'transition' in value
  );
}

let known = new WeakMap<object, unknown>();

/** Masks all data anew from now on: more personal values are known. */
export function forgetLogged(): void {
  known = new WeakMap();
}

/** Masks and shortens data for a report. Unchanged data gives the same object again. */
export function logged(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return cut(mask(value));
  if (!known.has(value)) known.set(value, cut(mask(value)));
  return known.get(value);
}

/** Masks an event for a report. A machine in it becomes its id: serialised it has megabytes. */
export function loggedEvent(event: AnyEventObject): AnyEventObject {
  const fields = Object.entries(event);
  const machines = fields.filter(([, value]) => isLogic(value));
  if (machines.length === 0) return logged(event) as AnyEventObject;
  const rest = Object.fromEntries(fields.filter(([, value]) => !isLogic(value))) as AnyEventObject;
  const names = machines.map(([name, value]) => [name, `(máquina ${String((value as Logic).id)})`]);
  return { ...(logged(rest) as AnyEventObject), ...(Object.fromEntries(names) as object) };
}
