/** Modules of the portal that the QA build replaces or starts. */
export { startAfterLoad } from '../../../src/after-load.ts';
export { callApi } from '../../../src/base/flow/call-api.ts';
export { installTrustedTypes } from '../../../src/base/start/trusted-types.ts';
