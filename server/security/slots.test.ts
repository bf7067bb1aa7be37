import { createSlots, NoSlotError } from './slots.ts';

test('busy networks do not delay the others', async () => {
  const slots = createSlots(1);
  const order: string[] = [];
  const ask = async (network: string, name: string) => {
    const end = await slots.take(network);
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

test('limits concurrent slots and frees them', async () => {
  const slots = createSlots(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    const end = await slots.take('one');
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
    end();
  };
  for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: 6 }, work));
  expect(most).toBe(2);
});

test('a full queue refuses the network that has most in it, and not the newcomer', async () => {
  const slots = createSlots(1, 3);
  const end = await slots.take('busy');
  const often = [1, 2, 3].map(async () => slots.take('often'));
  const once = slots.take('once');
  await expect(often[2]).rejects.toThrow(NoSlotError);
  await expect(slots.take('often')).rejects.toThrow(NoSlotError);
  end();
  (await often[0])?.();
  (await once)();
});
