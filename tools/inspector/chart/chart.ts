import type { AnyStateMachine } from 'xstate';
import {
  type Named,
  rootOf,
  sourceOfKey,
  type StateNode,
  type Transition,
  transitionKey,
  transitionsFrom,
} from '../portal/machines.ts';

/** What triggers a transition: an event, a child actor's result or error, a timer, or (always) its guard alone. */
export type Cause = 'event' | 'done' | 'error' | 'after' | 'always';

/** One line of text inside a box or on a wire. */
export interface Line {
  readonly text: string;
  /** Set on an event's line: chooses its colour. */
  readonly cause?: Cause;
  readonly style: 'title' | 'event' | 'guard' | 'action' | 'invoke' | 'tag';
}

/** The cause whose colour a line has; undefined: that of other text. */
export function causeOf({ style, cause }: Line): Cause | undefined {
  if (style === 'invoke') return 'done';
  return style === 'tag' ? 'always' : cause;
}

/** A state, or one of the dots drawn inside its box. */
export interface ChartNode {
  readonly id: string;
  /** `any`: the dot from which a state's transitions to its own descendants start. */
  readonly kind: StateNode['type'] | 'initial' | 'any';
  readonly lines: readonly Line[];
  readonly children: readonly ChartNode[];
  /** The box is collapsed: its states are not drawn. */
  readonly isFolded?: boolean;
}

/** A transition, drawn as an arrow between two nodes. */
export interface ChartEdge {
  /** The transition's key; `initial <id>` for the arrow to an initial state. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly cause: Cause | 'initial';
  readonly lines: readonly Line[];
}

/** A machine's states and transitions, without positions. */
export interface Chart {
  readonly root: ChartNode;
  readonly edges: readonly ChartEdge[];
}

/** An XState event type in short words, with its cause: `done signIn`, `error signIn`, `after signOutDelay`. */
export function eventWords(eventType: string): { readonly cause: Cause; readonly text: string } {
  if (eventType === '') return { cause: 'always', text: 'always' };
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (actor) return { cause: actor[1] === 'done' ? 'done' : 'error', text: `${actor[1]} ${actor[2]}` };
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay) return { cause: 'after', text: `after ${delay[1]}` };
  if (eventType.startsWith('xstate.done.state.')) return { cause: 'done', text: 'done' };
  return { cause: 'event', text: eventType };
}

/** A guard or action with its fixed params: `emitSessionEnded(expired)`. */
export function nameOf(named: Named): string {
  if (typeof named === 'string') return named;
  const { type, params } = named;
  if (typeof params !== 'object' || params === null) return type;
  const values = Object.values(params).filter((value) => typeof value !== 'object');
  return values.length === 0 ? type : `${type}(${values.join(', ')})`;
}

/** The actions' names, without those that XState adds for timers. */
export function namesOf(actions: readonly Named[]): readonly string[] {
  return actions.map(nameOf).filter((name) => !name.startsWith('xstate.') && name !== '');
}

/** The guard's name; `else` for a candidate without a guard after others; null: no condition. */
export function conditionOf(transition: Transition): string | null {
  const { source, eventType, guard } = transition;
  if (guard !== undefined) return nameOf(guard);
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return siblings.indexOf(transition) > 0 ? 'else' : null;
}

function linesOf(transition: Transition): readonly Line[] {
  const condition = conditionOf(transition);
  return [
    { ...eventWords(transition.eventType), style: 'event' },
    ...(condition === null ? [] : [{ text: `[${condition}]`, style: 'guard' } as const]),
    ...namesOf(transition.actions).map((name) => ({ text: `/ ${name}`, style: 'action' }) as const),
  ];
}

function isInside(node: StateNode, ancestor: StateNode): boolean {
  return node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor));
}

/** Transitions without a target are listed inside their state's box. */
function innerLines(node: StateNode): readonly Line[] {
  return transitionsFrom(node)
    .filter(({ target }) => target === undefined || target.length === 0)
    .flatMap((transition) => linesOf(transition));
}

function headOf(node: StateNode): readonly Line[] {
  return [
    { text: node.key, style: 'title' },
    ...node.tags.map((tag) => ({ text: `#${tag}`, style: 'tag' }) as const),
    ...node.invoke.map(({ id }) => ({ text: `invoke ${id}`, style: 'invoke' }) as const),
    ...namesOf(node.entry).map((name) => ({ text: `entry / ${name}`, style: 'action' }) as const),
    ...namesOf(node.exit).map((name) => ({ text: `exit / ${name}`, style: 'action' }) as const),
    ...innerLines(node),
  ];
}

const dot = (id: string, kind: 'initial' | 'any'): ChartNode => ({ id, kind, lines: [], children: [] });

function startsInside(node: StateNode): boolean {
  return transitionsFrom(node).some(({ target }) => target?.some((to) => isInside(to, node)));
}

function nodeOf(node: StateNode): ChartNode {
  const states = Object.values(node.states);
  return {
    id: node.id,
    kind: node.type,
    lines: headOf(node),
    children: [
      ...(node.type === 'compound' ? [dot(`initial ${node.id}`, 'initial')] : []),
      ...(startsInside(node) ? [dot(`any ${node.id}`, 'any')] : []),
      ...states.map((state) => nodeOf(state)),
    ],
  };
}

function edgesOf(node: StateNode): readonly ChartEdge[] {
  const initial = node.type === 'compound' ? (node.initial?.target ?? []) : [];
  return [
    ...initial.map((target) => ({
      id: `initial ${node.id}`,
      source: `initial ${node.id}`,
      target: target.id,
      cause: 'initial' as const,
      lines: [],
    })),
    ...transitionsFrom(node).flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        id: transitionKey(transition),
        source: isInside(target, node) ? `any ${node.id}` : node.id,
        target: target.id,
        cause: eventWords(transition.eventType).cause,
        lines: linesOf(transition),
      })),
    ),
    ...Object.values(node.states).flatMap((state) => edgesOf(state)),
  ];
}

/** A machine's chart, without positions (see `layOut`). */
export function chartOf(machine: AnyStateMachine): Chart {
  const root = rootOf(machine);
  return { root: nodeOf(root), edges: edgesOf(root) };
}

const statesIn = ({ kind, children }: ChartNode): number =>
  children.reduce((sum, child) => sum + statesIn(child), kind === 'initial' || kind === 'any' ? 0 : 1);

/** A collapsed box: its title, its tags and the number of states inside. */
function withoutInside(node: ChartNode): ChartNode {
  const count = statesIn(node) - 1;
  const line: Line = { text: `⋯ ${count} ${count === 1 ? 'estado' : 'estados'}`, style: 'tag' };
  const [title, ...others] = node.lines;
  const tags = others.filter(({ style }) => style === 'tag');
  return {
    ...node,
    lines: [...(title === undefined ? [] : [title]), ...tags, line],
    children: [],
    isFolded: true,
  };
}

/** The chart with these boxes collapsed: arrows across a border end at the box, arrows within a box are dropped. */
export function foldedChart({ root, edges }: Chart, folded: ReadonlySet<string>): Chart {
  const shown = new Map<string, string>();
  const record = (node: ChartNode, box: string | null): void => {
    shown.set(node.id, box ?? node.id);
    for (const child of node.children) record(child, box ?? (folded.has(node.id) ? node.id : null));
  };
  record(root, null);
  const fold = (node: ChartNode): ChartNode =>
    folded.has(node.id) && node.children.length > 0
      ? withoutInside(node)
      : { ...node, children: node.children.map((child) => fold(child)) };
  const ends = edges.map((edge) => ({
    ...edge,
    source: shown.get(edge.source) ?? edge.source,
    target: shown.get(edge.target) ?? edge.target,
  }));
  return {
    root: fold(root),
    edges: ends.filter(
      ({ source, target }, at) =>
        source !== target || (edges[at]?.source === source && edges[at].target === target),
    ),
  };
}

/** Keeps each box's title and, when it is collapsed, its number of states. */
function namedOnly(node: ChartNode): ChartNode {
  const lines = node.lines.filter(
    (_, at) => at === 0 || (node.isFolded === true && at === node.lines.length - 1),
  );
  return { ...node, lines, children: node.children.map((child) => namedOnly(child)) };
}

/** Keeps the states' names, and between two boxes each event's name once. */
function outlineOf({ root, edges }: Chart): Chart {
  const named = new Set<string>();
  const lineOf = ({ source, target, lines: [event] }: ChartEdge): readonly Line[] => {
    const name = `${source} -> ${target} ${event?.text}`;
    if (event === undefined || named.has(name)) return [];
    named.add(name);
    return [event];
  };
  return { root: namedOnly(root), edges: edges.map((edge) => ({ ...edge, lines: lineOf(edge) })) };
}

/** The chart with these boxes collapsed; when every collapsible box is, an outline of names. */
export function shownChart(chart: Chart, folded: readonly string[]): Chart {
  const boxes = foldableIn(chart);
  const shown = foldedChart(chart, new Set(folded));
  return boxes.length > 0 && boxes.every((box) => folded.includes(box)) ? outlineOf(shown) : shown;
}

/** Those of these boxes without an active state and without a transition of the last path. */
export function farFrom(
  boxes: readonly string[],
  { active, taken }: { readonly active: ReadonlySet<string>; readonly taken: ReadonlySet<string> },
): readonly string[] {
  if (active.size === 0) return [];
  const lit = [...active, ...[...taken].map((key) => sourceOfKey(key))];
  return boxes.filter((box) => !lit.some((id) => id === box || id.startsWith(`${box}.`)));
}

/** Ids of the root's children that have states inside and so can be collapsed. */
export const foldableIn = ({ root }: Chart): readonly string[] =>
  root.children.filter(({ children }) => children.length > 0).map(({ id }) => id);
