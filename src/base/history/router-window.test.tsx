import { waitFor } from '@testing-library/react';
import { hearFirst, listenBeforeRouter } from '../../ui/history/modal-entries.ts';
import { createRouterWindow } from './router-window.ts';

listenBeforeRouter();
const router = createRouterWindow();

const heard: string[] = [];
const listen = () => heard.push(router.location.hash);

beforeEach(() => {
  heard.length = 0;
  router.history.replaceState({ idx: 0 }, '', '#/portal');
  router.addEventListener('popstate', listen);
});
afterEach(() => {
  router.removeEventListener('popstate', listen);
  hearFirst(null);
});

const pop = (state: object | null) => dispatchEvent(new PopStateEvent('popstate', { state }));

test('a link that was pressed is shown as pressed before the router hears of it', async () => {
  pop(null);
  expect(heard).toEqual([]);
  await waitFor(() => expect(heard).toEqual(['#/portal']));
});

test('back and forward restore the scroll position', () => {
  pop({ idx: 3 });
  expect(heard).toEqual(['#/portal']);
});

test('an address that is kept from the router is not heard later, either', async () => {
  hearFirst((event) => event.stopImmediatePropagation());
  pop(null);
  hearFirst(null);
  pop({ idx: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(heard).toEqual(['#/portal']);
});

test('a router that is gone hears nothing', async () => {
  router.removeEventListener('popstate', listen);
  pop(null);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(heard).toEqual([]);
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
