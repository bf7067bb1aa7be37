/** The charts with their samples, and functions to walk a chart and to read an actor. */
export { registry } from '../../../machines/index.ts';
export type { Result } from '../../../machines/kit/chart.ts';
export type { AnyEntry } from '../../../machines/testing/entry.ts';
export {
  type AnySnapshotFacts,
  childrenOf,
  inside,
  keep,
  keysOfMicrostep,
  nodesIn,
  parentOf,
  restore,
  rootOfFamily,
  timersOf,
} from '../../../machines/testing/internals.ts';
export { createModel, type Model, type Moment } from '../../../machines/testing/model.ts';
export { refusalOf } from '../../../machines/testing/refusal.ts';
export { type Rig, startRig } from '../../../machines/testing/rig.ts';
export {
  activeNodes,
  leavesOf,
  type Named,
  nodesOf,
  rootOf,
  sourceOfKey,
  type StateNode,
  type Transition,
  transitionKey,
  transitionsFrom,
  transitionsOf,
} from '../../../machines/testing/transitions.ts';
