import { waitFor } from '@testing-library/react';
import { isOnline } from '../../lib/rede.ts';
import { startCall } from './network.ts';

let flag: jest.SpyInstance<boolean>;
beforeEach(() => {
  flag = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  startCall()(true);
});

// @rule R164
test('an answer to a call from before the browser went offline is no network', () => {
  const early = startCall();
  flag.mockReturnValue(false);
  early(true);
  expect(isOnline()).toBe(false);
  startCall()(true);
  expect(isOnline()).toBe(true);
});

// @rule R164
test('an answer to a call from before an unanswered one is no network', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const early = startCall();
  startCall()(false);
  await waitFor(() => expect(isOnline()).toBe(false));
  early(true);
  expect(isOnline()).toBe(false);
  startCall()(true);
  expect(isOnline()).toBe(true);
});
