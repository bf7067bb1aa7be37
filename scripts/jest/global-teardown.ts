import { closeServers } from './web-server.ts';

/** For runs in Jest's own process, which ends by itself. */
export default async function teardown(): Promise<void> {
  await closeServers();
}
