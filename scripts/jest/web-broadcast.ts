/**
 * Node's BroadcastChannel, unreferenced, with a way to close all channels of a test file; messages sent later are dropped.
 */
export function createBroadcastChannel(): { Channel: typeof BroadcastChannel; closeAll: () => void } {
  const open = new Set<BroadcastChannel>();
  let isOver = false;
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      (this as unknown as { unref: () => void }).unref();
      open.add(this);
    }
    override postMessage(message: unknown): void {
      if (!isOver) super.postMessage(message);
    }
    override close(): void {
      open.delete(this);
      super.close();
    }
  }
  const closeAll = (): void => {
    isOver = true;
    open.forEach((channel) => channel.close());
  };
  return { Channel, closeAll };
}
