/**
 * Stands in for `xstate` in the flows of the QA build (scripts/build/inspector-plugins.ts): every actor that the portal starts can be
 * watched. The customers' build never sees this file.
 */
import * as xstate from 'xstate';
import { ask } from './requests.ts';
import { watch } from './report/watch.ts';

// It takes the whole package's place.
// oxlint-disable-next-line portal/no-barrel
export * from 'xstate';

/** As xstate's, watched. */
export const createActor = ((logic: xstate.AnyActorLogic, options?: object) =>
  xstate.createActor(logic, { inspect: watch, ...options } as never)) as typeof xstate.createActor;

type Run = Parameters<typeof xstate.fromPromise>[0];

/** As xstate's, marked as a request of a port; it may have to wait for QA. */
export const fromPromise = ((run: Run) =>
  Object.assign(
    xstate.fromPromise((scope) => ask(scope.self, scope.signal, () => run(scope))),
    { watchedAs: 'request' },
  )) as unknown as typeof xstate.fromPromise;

/** As xstate's, marked as a subscription of a port. */
export const fromCallback = ((run: never) =>
  Object.assign(xstate.fromCallback(run), {
    watchedAs: 'subscription',
  })) as unknown as typeof xstate.fromCallback;
