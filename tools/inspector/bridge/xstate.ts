/**
 * Replaces `xstate` in the flows of the QA build (scripts/build/inspector-plugins.ts), so that every actor of the portal is
 * inspected. The customers' build does not contain this file.
 */
import * as xstate from 'xstate';
import './hello.ts';
import { ask } from './requests.ts';
import { watch } from './report/watch.ts';

// It replaces the whole package.
// oxlint-disable-next-line portal/no-barrel
export * from 'xstate';

/** xstate's `createActor` with inspection. */
export const createActor = ((logic: xstate.AnyActorLogic, options?: object) =>
  xstate.createActor(logic, { inspect: watch, ...options } as never)) as typeof xstate.createActor;

type Run = Parameters<typeof xstate.fromPromise>[0];

/** xstate's `fromPromise`, marked as a request of a port that QA can pause. */
export const fromPromise = ((run: Run) =>
  Object.assign(
    xstate.fromPromise((scope) => ask(scope.self, scope.signal, () => run(scope))),
    { watchedAs: 'request' },
  )) as unknown as typeof xstate.fromPromise;

/** xstate's `fromCallback`, marked as a subscription of a port. */
export const fromCallback = ((run: never) =>
  Object.assign(xstate.fromCallback(run), {
    watchedAs: 'subscription',
  })) as unknown as typeof xstate.fromCallback;
