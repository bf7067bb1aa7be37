import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

function notProvided(): never {
  throw new Error('not provided');
}

/** A place for one asynchronous effect, filled by a flow. Left unfilled it rejects. */
export function port<Out, In extends NonReducibleUnknown = void>() {
  return fromPromise<Out, In>(async () => notProvided());
}

/** A place for a subscription that sends `Sent` to its machine, filled by a flow. Left unfilled it throws. */
export function source<Sent extends EventObject, In extends NonReducibleUnknown = void>() {
  const logic = fromCallback<EventObject, In>(notProvided);
  return Object.assign(logic, { kind: 'source' } as { readonly kind: 'source'; readonly sent?: Sent });
}

/** A place for an action that only the flow can do (storage, navigation), filled by a flow. Left unfilled it throws. */
export function provided<Params = undefined>() {
  return notProvided as (args: unknown, params: Params) => void;
}
