import { CHANNEL } from '../shared/protocol.ts';

test('a bridge that failed to load is loaded again for the next inspector', async () => {
  const join = jest.fn(async () => undefined);
  let loads = 0;
  jest.doMock('./bridge.ts', () => {
    loads += 1;
    if (loads === 1) throw new Error('chunk failed');
    return { join };
  });
  await import('./hello.ts');
  const inspector = new BroadcastChannel(CHANNEL);
  const hello = async () => {
    inspector.postMessage({ kind: 'hello' });
    await new Promise((resolve) => void setTimeout(resolve, 50));
  };
  await hello();
  expect(loads).toBe(1);
  await hello();
  expect(join).toHaveBeenCalledTimes(1);
});
