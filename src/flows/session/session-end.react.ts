import { useSelector } from '@xstate/react';
import { useSessionActor } from './session.react.ts';

/** Whether the session ends soon. @rule R110 */
export function useIsEnding(): boolean {
  return useSelector(useSessionActor(), (snapshot) => snapshot.hasTag('ending'));
}
