/** Modules of the portal that the QA build replaces or starts. */
export { startAfterLoad } from '../../../src/after-load.ts';
export { callApi } from '../../../src/flows/kit/call-api.ts';
export { installTrustedTypes } from '../../../src/platform/start/trusted-types.ts';
