import { createActor, createMachine } from 'xstate';
import { join } from './bridge.ts';
import type { Seen } from './report/watch.ts';

// @rule R145
it('masks a name in an earlier message that only a later event reveals', async () => {
  const seen: Seen[] = [];
  const actor = createActor(createMachine({ id: 'session' }), {
    inspect: (event) => void seen.push([{ at: 1, ahead: 0 }, event]),
  });
  actor.start();
  actor.send({ type: 'refused', message: 'Olá, Carla Dias Moreira' });
  actor.send({ type: 'loaded', nome: 'Carla Dias Moreira' });
  const messages: unknown[] = [];
  const channel = {
    postMessage: (message: unknown) => messages.push(message),
    addEventListener: () => undefined,
  };
  await join({ tab: 't', channel: channel as unknown as BroadcastChannel, seen, hand: () => undefined });
  expect(messages[0]).toMatchObject({
    kind: 'joined',
    moments: expect.arrayContaining([
      expect.objectContaining({ event: { type: 'refused', message: 'Olá, pessoa#1' } }),
    ]),
  });
  expect(JSON.stringify(messages)).not.toContain('Carla');
});
