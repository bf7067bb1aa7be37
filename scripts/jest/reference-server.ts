import type { startTestServer } from '../../server/testing/server.ts';

/**
 * The reference server for a screen test: `const server = await startReferenceServer({ … })`.
 * It runs in this process but outside jsdom, which lacks what a server needs; it stops with the test file.
 */
export const startReferenceServer = (
  globalThis as unknown as { startReferenceServer: typeof startTestServer }
).startReferenceServer;
