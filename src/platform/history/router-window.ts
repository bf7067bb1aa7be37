/**
 * What the router takes for its window. A new address (a link that was pressed) reaches it a task later: its answer, a
 * screen's going, would else stand between the press and the paint that shows it. To be made after `listenBeforeRouter`,
 * which may keep a place from the router.
 */
export function createRouterWindow(): Window {
  // An event of the same type, on whatever target: React answers it at once, with what stands for a screen on its way.
  const heard = new EventTarget();
  addEventListener('popstate', ({ state }: PopStateEvent) => {
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
