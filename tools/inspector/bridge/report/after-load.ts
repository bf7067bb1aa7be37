/**
 * Replaces the portal's `after-load` in the QA build: a login whose app has not been loaded yet reports itself, too.
 */
import './gestures.ts';
import '../hello.ts';
import { keepNewestWorker } from '../browser.ts';
import { watchCalls } from './calls.ts';
import { watchCall } from './watch.ts';

import { startAfterLoad as start } from '../../portal/page.ts';

watchCalls(watchCall);
keepNewestWorker();

/** The portal's function, unchanged. */
export const startAfterLoad = (): void => start();
