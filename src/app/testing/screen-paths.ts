import type { AnyEventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { AnyEntry } from '../../../machines/testing/entry.ts';
import { createModel, type Moment } from '../../../machines/testing/model.ts';
import { transitionKey, transitionsOf } from '../../../machines/testing/transitions.ts';

export interface Step {
  readonly event: AnyEventObject;
  /** The chart's state before and after: 'idle', 'exchanging.posting'. */
  readonly from: string;
  readonly to: string;
  /** The emitted events. */
  readonly emitted: readonly AnyEventObject[];
}

interface OnScreen {
  /** Whether an event can occur while the screen shows that state. */
  canCome: (type: string, state: string, event: AnyEventObject) => boolean;
  /** Transient states: no path ends in one. */
  passing?: readonly string[];
  /** An event for a test title. */
  nameOf?: (event: AnyEventObject) => string;
}

interface ScreenPaths {
  /** Titles and steps for `test.each`. */
  readonly paths: readonly (readonly [title: string, steps: readonly Step[]])[];
  /** Transitions that no path takes. */
  readonly untaken: readonly string[];
}

/**
 * A chart's shortest paths, extended by every possible event at their end, to be replayed on its screen; prefixes of others
 * are left out. Port errors cannot be caused from outside: those edges are tested in the model alone.
 */
export function screenPaths(
  entry: AnyEntry,
  { canCome, passing = [], nameOf = typeOf }: OnScreen,
): ScreenPaths {
  const model = createModel(entry, 'default');
  const possibleAt = (moment: Moment) =>
    model
      .eventsAt(moment)
      .filter(
        (event) => !event.type.startsWith('xstate.error.') && canCome(event.type, stateOf(moment), event),
      );
  const walk = (events: readonly AnyEventObject[]) =>
    events.reduce((moment, event) => model.step(moment, event), model.start());
  const shortest = getShortestPaths(model.logic, {
    events: possibleAt,
    serializeState: (moment) => model.keyOf(moment),
  });
  const whole = shortest
    .flatMap(({ state, steps }) => {
      const events = steps.slice(1).map(({ event }) => event);
      return [events, ...possibleAt(state).map((event) => [...events, event])];
    })
    .filter((events) => events.length > 0)
    .flatMap((events) => {
      const end = walk(events);
      return passing.includes(stateOf(end)) ? possibleAt(end).map((event) => [...events, event]) : [events];
    });
  const taken = new Set<string>();
  const stepsOf = (events: readonly AnyEventObject[]): Step[] => {
    let moment = model.start();
    return events.map((event) => {
      const from = stateOf(moment);
      moment = model.step(moment, event);
      for (const key of moment.effects.taken) taken.add(key);
      return { event, from, to: stateOf(moment), emitted: moment.effects.emitted };
    });
  };
  const titleOf = (steps: readonly Step[]) =>
    steps.map(({ event, to }) => `${nameOf(event)} → ${to}`).join(', ');
  const paths = longest(whole)
    .map(stepsOf)
    .map((steps) => [titleOf(steps), steps] as const);
  const untaken = transitionsOf(entry.machine)
    .map(transitionKey)
    .filter((key) => !taken.has(key));
  return { paths, untaken };
}

/** Without prefixes of other paths. */
function longest(paths: readonly (readonly AnyEventObject[])[]): AnyEventObject[][] {
  const texts = [...new Set(paths.map((events) => JSON.stringify(events).slice(0, -1)))];
  return texts
    .filter((text) => !texts.some((other) => other !== text && other.startsWith(text)))
    .map((text) => JSON.parse(`${text}]`) as AnyEventObject[]);
}

function stateOf({ snapshot }: Moment): string {
  const { value } = snapshot as { value: string | Record<string, string> };
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}

const typeOf = ({ type }: AnyEventObject) => type.replace('xstate.done.actor.', '');
