/**
 * What the portal uses although one of the oldest browsers lacks it, by MDN's names, with what happens there. A name stands for
 * all that MDN lists under it. One that is no longer used fails the build: take its line out.
 *
 * @type {Record<string, string>}
 */
export const FALLBACKS = {
  // Enhancements of our own.
  // Of web-vitals, which asks first whether it is there.
  'api.Document.prerendering': 'undefined: the page was not prerendered',
  'api.Document.prerenderingchange_event': 'comes with prerendering',
  'api.Performance.interactionCount': 'the number of interactions is estimated',
  'api.PerformanceSoftNavigation': 'is not asked for by default',
  'api.Window.requestIdleCallback': 'a timer takes its place',
  'api.PerformanceEventTiming': 'is asked for first: no interaction is measured',
  'api.Window.cancelIdleCallback': 'comes with requestIdleCallback',
  'api.Document.wasDiscarded': 'undefined: a discarded tab begins like a reload',
  'api.Navigator.wakeLock': 'the request fails and is caught: the screen darkens as the device is set',
  'api.WakeLockSentinel.release_event': 'comes with wakeLock',
  'api.ServiceWorkerGlobalScope.notificationclick_event': 'the system opens the portal at its start',
  'api.Window.appinstalled_event': 'iOS and Firefox install by their own menu, which nobody hears of',
  'api.Window.beforeinstallprompt_event': 'the portal says in words how to install it',
  'api.Window.beforeunload_event': 'iOS closes the tab without the question',
  'api.trustedTypes': 'no policy is made: the Content-Security-Policy alone decides about scripts',
  'html.elements.img.fetchpriority': 'pictures load in their usual order',
  'html.global_attributes.autocapitalize': 'Safari on a Mac has no screen keyboard',
  'css.properties.accent-color': 'Safari paints it, without choosing the colour of the mark on it',
  'css.properties.contain-intrinsic-height': 'comes with content-visibility',
  'css.properties.content-visibility': 'what is out of view is laid out, too: slower, the same to see',
  'css.properties.cursor': 'iOS has no pointer, but with a mouse, whose shape it chooses itself',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.overscroll-behavior': 'the page scrolls on when a strip is at its end',
  'css.properties.overscroll-behavior-x': 'the page scrolls on when a strip is at its end',
  'css.properties.scrollbar-width': '::-webkit-scrollbar stands beside it',
  'css.properties.text-wrap': 'a heading wraps where its line is full',
  'css.properties.break-after.avoid': 'a printed heading may stand alone at the foot of a page',
  'css.selectors.-webkit-scrollbar': 'Firefox has scrollbar-width',
  'css.selectors.selection': 'iOS selects in its own colour',
  // Packages that ask for it before they use it, or need it for nothing that the portal does.
  'api.Document.startViewTransition': 'React: of its ViewTransition, which the portal does not use',
  'css.properties.resize': 'MUI: of fields with several lines, which the portal does not have',
  'api.Element.touchmove_event': 'MUI X: of a touch beside the calendar; a Mac has clicks',
  'api.Element.touchstart_event': 'MUI X: of a touch beside the calendar; a Mac has clicks',
  'api.Navigator.userAgentData': 'Popper asks for it, and has userAgent',
  'api.HTMLBodyElement.orientationchange_event': 'swiper hears resize as well',
  'api.Navigation': 'React asks whether there is a navigation',
  'api.Window.navigation': 'React asks whether there is a navigation',
  'api.Navigator.connection': 'React asks whether there is a connection',
  'api.TouchEvent': 'Leaflet asks for it and for PointerEvent',
  'api.Window.orientation': 'Leaflet asks for it',
  'api.Window.setImmediate': 'React asks for it, and has MessageChannel',
  'html.global_attributes.is': 'React: for a select with an own name, which the portal does not have',
  'javascript.builtins.Error.captureStackTrace': 'yup asks for it',
  // Methods of other objects, of which a later one of the platform has the name.
  'api.HTMLInputElement.alpha': 'MUI: the palette’s own function',
  'javascript.builtins.AsyncDisposableStack.use': 'React.use, and a plugin of the carousel',
  'javascript.builtins.DisposableStack.dispose': 'the inspection of xstate',
  'javascript.builtins.Error.isError': 'yup: ValidationError.isError',
  'javascript.builtins.Iterator.drop': 'a kept answer’s own',
  'javascript.builtins.Iterator.toArray': 'React.Children.toArray',
};
