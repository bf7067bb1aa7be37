/**
 * Stands in for what waits until the page has loaded, in the QA build: a page whose app nobody has touched yet (the
 * login) says that it is there, too.
 */
import './gestures.ts';
import { keepNewestWorker } from '../browser.ts';
import { watchCalls } from './calls.ts';
import { watchCall } from './watch.ts';

// The one file of the page's own, in whose place it stands.
// oxlint-disable-next-line portal/layers
import { startAfterLoad as start } from '../../../after-load.ts';

watchCalls(watchCall);
keepNewestWorker();

/** As the portal's own. */
export const startAfterLoad = (): void => start();
