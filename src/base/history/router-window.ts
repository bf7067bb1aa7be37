/**
 * The router's window. It hears a new address a task later, so that the press paints before the screen unmounts. Create it
 * after `listenBeforeRouter`, which may hide an address from the router.
 */
export function createRouterWindow(): Window {
  // React handles `popstate` synchronously, which would show the fallback of a loading screen.
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

/** Router links change the address without an event: listeners hear of them here. */
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
