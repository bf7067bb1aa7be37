import { waitFor } from '@testing-library/react';
import { listenFirst, listenBeforeRouter } from '../../ui/history/modal-entries.ts';
import { createRouterWindow } from './router-window.ts';

listenBeforeRouter();
const router = createRouterWindow();

const events: string[] = [];
const listen = () => events.push(router.location.hash);

beforeEach(() => {
  events.length = 0;
  router.history.replaceState({ idx: 0 }, '', '#/portal');
  router.addEventListener('popstate', listen);
});
afterEach(() => {
  router.removeEventListener('popstate', listen);
  listenFirst(null);
});

const pop = (state: object | null) => dispatchEvent(new PopStateEvent('popstate', { state }));

test('paints a pressed link before the router changes', async () => {
  pop(null);
  expect(events).toEqual([]);
  await waitFor(() => expect(events).toEqual(['#/portal']));
});

test('back and forward restore the scroll position', () => {
  pop({ idx: 3 });
  expect(events).toEqual(['#/portal']);
});

test('never passes on an address that was hidden from the router', async () => {
  listenFirst((event) => event.stopImmediatePropagation());
  pop(null);
  listenFirst(null);
  pop({ idx: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(events).toEqual(['#/portal']);
});

test('passes nothing on after the router unsubscribed', async () => {
  router.removeEventListener('popstate', listen);
  pop(null);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(events).toEqual([]);
});

test('a router link is reported as a new address', () => {
  const listener = jest.fn();
  addEventListener('hashchange', listener);
  router.history.pushState({ idx: 1 }, '', '#/voucher');
  expect(listener).toHaveBeenCalledTimes(1);
  router.history.pushState({ idx: 2 }, '', '#/voucher');
  router.history.replaceState({ idx: 2 }, '', '#/voucher?aba=finalizados');
  expect(listener).toHaveBeenCalledTimes(1);
  removeEventListener('hashchange', listener);
});
