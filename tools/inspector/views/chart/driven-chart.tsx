import type { ReactNode } from 'react';
import type { AnyEntry } from '../../portal/machines.ts';
import type { Act, Moment } from '../../shared/protocol.ts';
import { actOf, type Choice } from '../../store/choices.ts';
import { useInspector } from '../../store/context.ts';
import { openKeys } from '../../store/recording/entries.ts';
import type { Tab } from '../../store/session.ts';
import { type Lit, UNLIT } from './chart-drawing.tsx';
import { ChartFrame } from './chart-frame.tsx';

/** The event type in a transition's key. */
function eventOfKey(key: string): string {
  return key.split(' | ')[1] ?? '';
}

/** Keys of the transitions that an event led through. */
interface Path {
  /** Since the last event that is not a response; the responses that followed belong to it. */
  readonly whole: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

/** A response continues the path of the event before it; any other event begins a new path. */
function isAnswer({ event }: Moment): boolean {
  return /^xstate\.(?:done|error)\./.test(event.type);
}

/**
 * The path of the last event that moved an actor. Events without a transition leave it as it is.
 * @param moments of the tab; those after `cursor` are ignored
 */
function pathOf(moments: readonly Moment[], actor: string, cursor: number | null): Path {
  const whole = new Set<string>();
  let last: ReadonlySet<string> | null = null;
  for (let at = moments.length - 1; at >= 0; at -= 1) {
    const moment = moments[at] as Moment;
    if (moment.actor !== actor || moment.taken.length === 0 || (cursor !== null && moment.n > cursor))
      continue;
    last ??= new Set(moment.taken);
    for (const key of moment.taken) whole.add(key);
    if (!isAnswer(moment)) break;
  }
  return { whole, last: last ?? whole };
}

interface DrivenChartProps {
  entry: AnyEntry;
  tab: Tab;
  /** The machine's moment that is looked at. */
  moment: Moment | null;
  choices: readonly Choice[];
  onAct: (act: Act) => void;
  children?: ReactNode;
}

/**
 * The highlights of a moment of an actor: its active states and the path of the last event that moved it. Edges are open if
 * a choice can send their event.
 */
function litBy({ entry, tab, moment, choices }: DrivenChartProps): Lit {
  if (moment === null) return UNLIT;
  const { whole, last } = pathOf(tab.moments, moment.actor, moment.n);
  const { nodes } = moment.facts;
  const possible = new Set(
    choices.filter(({ refusedBy }) => refusedBy.length === 0).map(({ event }) => event.type),
  );
  const open = [...openKeys(entry, nodes)].filter((key) => possible.has(eventOfKey(key)));
  return { ...UNLIT, active: new Set(nodes), taken: whole, last, open: new Set(open) };
}

/** A machine's chart at a moment. A click on an open edge makes its only choice, or shows its choices in the panel. */
export function DrivenChart(props: DrivenChartProps) {
  const { entry, choices, onAct, children } = props;
  const { store } = useInspector();
  const onEdge = (key: string) => {
    const act = actOf(choices, eventOfKey(key));
    if (act === null) store.set({ picked: eventOfKey(key) });
    else onAct(act);
  };
  return (
    <ChartFrame key={entry.id} entry={entry} lit={litBy(props)} onEdge={onEdge}>
      {children}
    </ChartFrame>
  );
}
