import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

function notProvided(): never {
  throw new Error('not provided');
}

/** A placeholder for an asynchronous effect. Unfilled it rejects. */
export function port<Out, In extends NonReducibleUnknown = void>() {
  return fromPromise<Out, In>(async () => notProvided());
}

/** A placeholder for a subscription that sends `Sent`. Unfilled it throws. */
export function source<Sent extends EventObject, In extends NonReducibleUnknown = void>() {
  const logic = fromCallback<EventObject, In>(notProvided);
  return Object.assign(logic, { kind: 'source' } as { readonly kind: 'source'; readonly sent?: Sent });
}

/** A placeholder for an action of the flow (storage, navigation). Unfilled it throws. */
export function provided<Params = undefined>() {
  return notProvided as (args: unknown, params: Params) => void;
}
