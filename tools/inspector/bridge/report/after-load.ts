/**
 * Stands in for what waits until the page has loaded, in the QA build: a page whose app nobody has touched yet (the
 * login) says that it is there, too.
 */
import './gestures.ts';
import { keepNewestWorker } from '../browser.ts';
import { watchCalls } from './calls.ts';
import { watchCall } from './watch.ts';

import { startAfterLoad as start } from '../../portal/page.ts';

watchCalls(watchCall);
keepNewestWorker();

/** As the portal's own. */
export const startAfterLoad = (): void => start();
