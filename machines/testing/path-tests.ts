import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyEntry } from './entry.ts';
import { type Moment, slept } from './model.ts';
import { type Coverage, coverEntry, type Path } from './paths.ts';
import { type Rig, startRig } from './rig.ts';
import { leavesOf, type StateNode, transitionsFrom } from './transitions.ts';
import { wordsOfPath } from './words.ts';

/** An invariant, checked after every step of every path. */
export type Invariant = (rig: Rig) => boolean;

type Invariants = Readonly<Record<string, Invariant>>;

async function happen(rig: Rig, event: AnyEventObject, from: Moment, to: Moment): Promise<void> {
  const { type } = event;
  if (type.startsWith('xstate.done.actor.')) await rig.answer(String(event['actorId']), event['output']);
  else if (type.startsWith('xstate.error.actor.')) await rig.crash(String(event['actorId']), event['error']);
  else if (type.startsWith('xstate.after.')) rig.elapse(to.now - from.now);
  else if (type === slept) rig.sleep(to.now - from.now);
  else rig.send(event);
}

interface MachineSnapshotFacts {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
  readonly tags: ReadonlySet<string>;
}

/** What the running actor and the model must agree on. */
function visible(snapshot: AnyMachineSnapshot) {
  const { value, context, status, tags } = snapshot as MachineSnapshotFacts;
  return { value, context: JSON.stringify(context), status, tags: [...tags].sort() };
}

async function replay(entry: AnyEntry, path: Path, invariants: Invariants): Promise<void> {
  const rig = startRig(entry, path.inputName);
  try {
    for (const [index, moment] of path.moments.entries()) {
      const event = path.events[index - 1];
      const before = path.moments[index - 1];
      const marks = { actions: rig.actions.length, emitted: rig.emitted.length, taken: rig.taken.length };
      if (event !== undefined && before !== undefined) await happen(rig, event, before, moment);
      expect(visible(rig.actor.getSnapshot())).toEqual(visible(moment.snapshot));
      const broken = Object.keys(invariants).filter((sentence) => invariants[sentence]?.(rig) === false);
      expect(broken).toEqual([]);
      if (index === 0) continue;
      expect(rig.actions.slice(marks.actions)).toEqual(moment.effects.actions);
      expect(rig.emitted.slice(marks.emitted)).toEqual(moment.effects.emitted);
      expect(rig.taken.slice(marks.taken)).toEqual(moment.effects.taken);
    }
  } finally {
    rig.actor.stop();
  }
}

function hasWayOut(node: StateNode): boolean {
  const leaves = transitionsFrom(node).some(({ target }) => target?.some((to) => to !== node));
  return leaves || (node.parent !== undefined && hasWayOut(node.parent));
}

const title = ({ inputName, events }: Path): string => wordsOfPath(inputName, events);

/** The paths, or the message of what ended their search. */
function walked(entry: AnyEntry): Coverage | { readonly fault: string } {
  try {
    return coverEntry(entry);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The tests of every machine: each state reached, each transition taken, on a running actor. */
export function describePaths(entry: AnyEntry, invariants: Invariants = {}): void {
  describe(`paths of ${entry.id}`, () => {
    const covered = walked(entry);
    if ('fault' in covered) {
      it('can be walked', () => expect(covered.fault).toBe(''));
      return;
    }
    const { paths, unreachedStates, untakenTransitions, fatalPaths, idlePaths } = covered;
    it('reach every state', () => expect(unreachedStates).toEqual([]));
    it('take every transition', () => expect(untakenTransitions).toEqual([]));
    it('survive every bug of a port', () => expect(fatalPaths.map(title)).toEqual([]));
    it('wait for no answer that has come already', () => expect(idlePaths.map(title)).toEqual([]));
    it('lead into no state without a way out', () => {
      const stuck = leavesOf(entry.machine).filter((node) => node.type !== 'final' && !hasWayOut(node));
      expect(stuck.map(({ id }) => id)).toEqual([]);
    });
    it.each(paths.map((path) => [title(path), path] as const))('%s', async (_, path) => {
      await expect(replay(entry, path, invariants)).resolves.toBeUndefined();
    });
  });
}
