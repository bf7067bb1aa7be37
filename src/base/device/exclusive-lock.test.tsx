import { createExclusiveLock } from './exclusive-lock.ts';

const refuse = async (): Promise<never> => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

const forbidLocks = () =>
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: refuse, query: refuse },
  });

/** What another tab hears of the lock. */
function watchLock() {
  const events: string[] = [];
  const free = new Promise<void>((resolve) => {
    createExclusiveLock('troca').watch(
      () => events.push('taken'),
      () => {
        events.push('free');
        resolve();
      },
    );
  });
  return { events, free };
}

// @rule R64
test('forbidden locks are granted locally and announced to other tabs', async () => {
  forbidLocks();
  const { events, free } = watchLock();
  let giveBack = (): void => undefined;
  const isHeld = await new Promise<boolean>((resolve) => {
    giveBack = createExclusiveLock('troca').hold(resolve);
  });
  expect(isHeld).toBe(true);
  giveBack();
  await free;
  expect(events).toEqual(['taken', 'free']);
});

// @rule R64
test("released before the browser's refusal, nobody is locked out", async () => {
  forbidLocks();
  const { events, free } = watchLock();
  createExclusiveLock('troca').hold(() => undefined)();
  await free;
  expect(events).toEqual(['taken', 'free']);
});

// @rule R64
test('a browser that forbids the channel with its storage: one tab can exchange', async () => {
  forbidLocks();
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const isHeld = await new Promise<boolean>((resolve) => void createExclusiveLock('troca').hold(resolve));
  expect(isHeld).toBe(true);
});
