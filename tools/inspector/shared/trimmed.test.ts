import type { ActorFacts, Facts, Moment } from './protocol.ts';
import { trimmed } from './trimmed.ts';

const moment = (n: number, actor: string, status = 'active') =>
  ({ n, actor, facts: { status } as Facts }) as Moment;
const actor = (id: string) => ({ id }) as ActorFacts;
/** Ten requests after `session` has moved for the last time, each with a beginning and an end. */
const day = {
  actors: [actor('session'), actor('unmoved'), ...Array.from({ length: 10 }, (_, n) => actor(`ping ${n}`))],
  moments: [
    moment(1, 'session'),
    ...Array.from({ length: 10 }, (_, n) => [
      moment(2 * n + 2, `ping ${n}`),
      moment(2 * n + 3, `ping ${n}`, 'done'),
    ]).flat(),
  ],
};

it('drops the oldest moments and the actors without any', () => {
  const { moments, actors } = trimmed(day, 5);
  expect(moments.map(({ n }) => n)).toEqual([1, 18, 19, 20, 21]);
  expect(actors.map(({ id }) => id)).toEqual(['session', 'unmoved', 'ping 8', 'ping 9']);
});

it('keeps a short log unchanged', () => {
  expect(trimmed(day, 20)).toBe(day);
});
