import type { startTestServer } from '../../server/testing/server.ts';

/** The reference server for a screen test, in this process but outside jsdom; it stops with the test file. */
export const startReferenceServer = (
  globalThis as unknown as { startReferenceServer: typeof startTestServer }
).startReferenceServer;
