/**
 * The router's window. It gets a new address a task later, so that the press paints before the screen unmounts. Create it
 * after `listenBeforeRouter`, which may hide an address from the router.
 */
export function createRouterWindow(): Window {
  // React handles `popstate` synchronously, which would show the fallback of a loading screen.
  const routerEvents = new EventTarget();
  addEventListener('popstate', (event) => {
    const state: unknown = event.state;
    const emit = () => routerEvents.dispatchEvent(new PopStateEvent('popstate', { state }));
    if (state === null) setTimeout(emit);
    else emit();
  });
  const { location, document } = window;
  return {
    history: routerHistory(),
    location,
    document,
    addEventListener: routerEvents.addEventListener.bind(routerEvents),
    removeEventListener: routerEvents.removeEventListener.bind(routerEvents),
  } as unknown as Window;
}

/** Router links change the address without an event: emitted here. */
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
