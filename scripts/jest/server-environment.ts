import NodeEnvironment from './node-environment.ts';
import { loadServer } from './web-server.ts';

/** Node, and the embedded database that outlives a test file (`server/testing/embedded.ts`). */
export default class ServerEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { lendDatabase } = await loadServer();
    Object.assign(this.global, { lendDatabase });
  }
}
