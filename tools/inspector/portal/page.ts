/** What the QA build takes the place of or starts as the portal does. */
export { startAfterLoad } from '../../../src/after-load.ts';
export { callApi } from '../../../src/flows/kit/call-api.ts';
export { installTrustedTypes } from '../../../src/platform/start/trusted-types.ts';
