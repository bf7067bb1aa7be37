import type { AnyEventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { AnyEntry } from '../../../machines/testing/entry.ts';
import { createModel, type Moment } from '../../../machines/testing/model.ts';

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

/**
 * A shortest path of a chart to each of its states, to be replayed on its screen. The chart's own tests take every transition.
 * @returns titles and steps for `test.each`, without paths that another one begins with
 */
export function screenPaths(
  entry: AnyEntry,
  { canCome, passing = [], nameOf = typeOf }: OnScreen,
): (readonly [title: string, steps: readonly Step[]])[] {
  const model = createModel(entry, 'default');
  const shortest = getShortestPaths(model.logic, {
    // What a port throws cannot be caused from outside.
    events: (moment) =>
      model
        .eventsAt(moment)
        .filter(
          (event) => !event.type.startsWith('xstate.error.') && canCome(event.type, stateOf(moment), event),
        ),
    serializeState: (moment) => model.keyOf(moment),
  });
  const byState = new Map<string, AnyEventObject[]>();
  for (const { state, steps } of shortest)
    if (!byState.has(stateOf(state)) && !passing.includes(stateOf(state)))
      byState.set(
        stateOf(state),
        steps.slice(1).map(({ event }) => event),
      );
  const stepsOf = (events: readonly AnyEventObject[]): Step[] => {
    let moment = model.start();
    return events.map((event) => {
      const from = stateOf(moment);
      moment = model.step(moment, event);
      return { event, from, to: stateOf(moment), emitted: moment.effects.emitted };
    });
  };
  const titleOf = (steps: readonly Step[]) =>
    steps.map(({ event, to }) => `${nameOf(event)} → ${to}`).join(', ');
  return longest([...byState.values()])
    .map(stepsOf)
    .map((steps) => [titleOf(steps), steps] as const);
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
