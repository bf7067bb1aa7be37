import { statusOf } from './status.ts';

const none = (list: readonly unknown[]) => list.length === 0;

// @rule R90
test.each([
  ['on its way', { isError: false }, 'loading'],
  ['failed', { isError: true }, 'failed'],
  ['there', { currentData: [1], isError: false }, 'ready'],
  ['there but empty', { currentData: [], isError: false }, 'empty'],
  ['there, and its refresh failed', { currentData: [1], isError: true }, 'stale'],
  ['empty, and its refresh failed', { currentData: [], isError: true }, 'failed'],
  ['empty, and tried again after a failure', { currentData: [], isError: false, error: {} }, 'failed'],
  ['tried again after a failure', { isError: false, error: {} }, 'loading'],
] as const)('%s', (_name, query, status) => {
  expect(statusOf(query, none)).toBe(status);
});

test('without an emptiness check any data is ready', () => {
  expect(statusOf({ currentData: null, isError: false })).toBe('ready');
  expect(statusOf({ currentData: 0, isError: false })).toBe('ready');
});
