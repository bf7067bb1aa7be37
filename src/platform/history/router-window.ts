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
  const { location, document } = window;
  return {
    history: routerHistory(),
    location,
    document,
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  } as unknown as Window;
}

/** A link of the router changes the address without an event: whoever waits for a new address hears of it like of any other. */
function routerHistory(): Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'> {
  return {
    get state(): unknown {
      return history.state as unknown;
    },
    go: (steps) => history.go(steps),
    replaceState: (...entry) => history.replaceState(...entry),
    pushState: (...entry) => {
      const oldURL = location.href;
      history.pushState(...entry);
      if (location.href !== oldURL)
        dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
    },
  };
}
