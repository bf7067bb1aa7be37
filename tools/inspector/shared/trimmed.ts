import type { ActorFacts, Moment } from './protocol.ts';

interface Recorded {
  readonly actors: readonly ActorFacts[];
  readonly moments: readonly Moment[];
}

/** Moments over the limit before a trim is worth its time. */
const SLACK = 1.1;

/**
 * Removes the oldest moments until about `most` are left. The last moment of a running actor stays; an actor without moments is
 * removed.
 */
export function trimmed<R extends Recorded>(recorded: R, most: number): R {
  const { actors, moments } = recorded;
  if (moments.length <= most * SLACK) return recorded;
  const last = new Map(moments.map(({ actor }, index) => [actor, index]));
  let over = moments.length - most;
  const remaining = moments.filter(({ actor, facts }, index) => {
    if (over === 0 || (facts.status === 'active' && last.get(actor) === index)) return true;
    over -= 1;
    return false;
  });
  const known = new Set(remaining.map(({ actor }) => actor));
  return {
    ...recorded,
    moments: remaining,
    actors: actors.filter(({ id }) => known.has(id) || !last.has(id)),
  };
}
