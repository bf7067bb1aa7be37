/**
 * What the router takes for its window. A new address (a link that was pressed) reaches it a task later: its answer, a
 * screen's going, would else stand between the press and the paint that shows it. To be made after `listenBeforeRouter`,
 * which may keep an address from the router.
 */
export function createRouterWindow(): Window {
  // React handles any `popstate` synchronously and would show the place-holder of a screen that is still loading.
  const heard = new EventTarget();
  addEventListener('popstate', (event) => {
    const state: unknown = event.state;
    const tell = () => heard.dispatchEvent(new PopStateEvent('popstate', { state }));
    if (state === null) setTimeout(tell);
    else tell();
  });
  const { history, location, document } = window;
  return {
    history,
    location,
    document,
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  } as unknown as Window;
}
