import { createTurns } from './turns.ts';

test('busy networks do not delay the others', async () => {
  const turns = createTurns(1);
  const order: string[] = [];
  const ask = async (network: string, name: string) => {
    const end = await turns.take(network);
    order.push(name);
    await Promise.resolve();
    end();
  };
  await Promise.all([
    ...Array.from({ length: 5 }, async (_unused, n) => ask('often', `often ${n}`)),
    ask('once', 'once'),
    ask('also', 'also'),
  ]);
  expect(order).toEqual(['often 0', 'often 1', 'once', 'also', 'often 2', 'often 3', 'often 4']);
});

test('never more than so many at one time, and a turn is free again when nobody waits', async () => {
  const turns = createTurns(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    const end = await turns.take('one');
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
    end();
  };
  for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: 6 }, work));
  expect(most).toBe(2);
});
