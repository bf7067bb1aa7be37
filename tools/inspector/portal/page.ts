/** Modules of the portal that the QA build replaces or starts. */
export { startAfterLoad } from '../../../src/after-load.ts';
export { createAsk } from '../../../src/base/flow/ask.ts';
export { installTrustedTypes } from '../../../src/base/start/trusted-types.ts';
