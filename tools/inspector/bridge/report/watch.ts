import type { InspectionEvent } from 'xstate';
import type { RawGesture } from '../../shared/gestures.ts';
import type { When } from '../../shared/protocol.ts';
import { installClock, whenNow } from '../clock.ts';
import type { RawCall } from './calls.ts';

/** A recorded event: of actors by xstate, of gestures and calls by the bridge. */
export type Watched =
  | InspectionEvent
  | { readonly type: 'portal.gesture'; readonly gesture: RawGesture }
  | (RawCall & { readonly type: 'portal.call' });

/** A recorded event with its time. */
export type Recorded = readonly [when: When, watched: Watched];

/** Events kept until an inspector joins: enough for a day, several per step. */
const REMEMBERED = 20_000;

installClock();
/** The events until an inspector joins. */
export const recorded: Recorded[] = [];
let deliver = (watched: Watched): void => {
  recorded.push([whenNow(), watched]);
  if (recorded.length > REMEMBERED) recorded.shift();
};

/** Sets the receiver of all later events. */
export const deliverTo = (receiver: (watched: Watched) => void): void => void (deliver = receiver);

/** Records every inspection event of the actors. In the first bundle, so kept small. */
export const watch = (inspected: InspectionEvent): void => deliver(inspected);

export const watchGesture = (gesture: RawGesture): void => deliver({ type: 'portal.gesture', gesture });

export const watchCall = (call: RawCall): void => deliver({ type: 'portal.call', ...call });
