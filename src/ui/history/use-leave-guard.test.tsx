import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter, Link } from 'react-router-dom';
import { listenBeforeRouter } from './modal-entries.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

listenBeforeRouter();

/** Events that a router gets. */
const events: string[] = [];
const listen = () => events.push(location.hash);

beforeEach(() => {
  events.length = 0;
  history.pushState({ idx: 0 }, '', '#/portal');
  history.pushState({ idx: 1 }, '', '#/perfil');
  addEventListener('popstate', listen);
});
afterEach(() => removeEventListener('popstate', listen));

const withLink = ({ children }: { children: ReactNode }) => (
  <HashRouter>
    <Link to="/pdo">PDO</Link>
    {children}
  </HashRouter>
);

const at = async (hash: string) => waitFor(() => expect(location.hash).toBe(hash));

test('without unsaved changes leaving asks nothing', async () => {
  const { result } = renderHook(() => useLeaveGuard(false));
  history.back();
  await at('#/portal');
  await waitFor(() => expect(events).toEqual(['#/portal']));
  expect(result.current.asking).toBe(false);
});

test.each([
  ['the back button', (): void => history.back(), '#/portal'],
  [
    'a link',
    (): void => {
      location.hash = '/pdo';
    },
    '#/pdo',
  ],
  ["the router's link", (): void => screen.getByRole('link').click(), '#/pdo'],
])('%s asks before the router navigates', async (_name, go, target) => {
  const { result } = renderHook(() => useLeaveGuard(true), { wrapper: withLink });
  for (let again = 0; again < 3; again += 1) {
    act(go);
    await waitFor(() => expect(result.current.asking).toBe(true));
    await at('#/perfil');
    act(() => result.current.stay());
    expect(result.current.asking).toBe(false);
  }
  // Attempts in between.
  act(() => {
    location.hash = '/compras';
  });
  await waitFor(() => expect(result.current.asking).toBe(true));
  await at('#/perfil');
  act(() => result.current.stay());
  expect(events).toEqual([]);
  act(go);
  await waitFor(() => expect(result.current.asking).toBe(true));
  await at('#/perfil');
  act(() => result.current.leave());
  await at(target);
  await waitFor(() => expect(events).toEqual([target]));
});

test('closing the tab makes the browser ask, while something is unsaved', () => {
  const { rerender, unmount } = renderHook(({ active }) => useLeaveGuard(active), {
    initialProps: { active: true },
  });
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  rerender({ active: false });
  expect(asks()).toBe(false);
  rerender({ active: true });
  unmount();
  expect(asks()).toBe(false);
});
