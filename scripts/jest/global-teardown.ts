import { closeServers } from './web-server.ts';

/** When Jest ran the tests in its own process, that one ends by itself. */
export default async function teardown(): Promise<void> {
  await closeServers();
}
