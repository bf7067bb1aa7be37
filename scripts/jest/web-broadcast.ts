/**
 * Node's BroadcastChannel that does not keep the process alive, and a way to close every channel of one test file:
 * a forgotten one would hear the messages of the next file in the same worker.
 */
export function createBroadcastChannel(): { Channel: typeof BroadcastChannel; closeAll: () => void } {
  const open = new Set<BroadcastChannel>();
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      (this as unknown as { unref: () => void }).unref();
      open.add(this);
    }
    override close(): void {
      open.delete(this);
      super.close();
    }
  }
  return { Channel, closeAll: () => open.forEach((channel) => channel.close()) };
}
