/**
 * Node's BroadcastChannel that does not keep the process alive, and a way to close every channel of one test file:
 * a forgotten one would hear the messages of the next file in the same worker. What a timer still says after that is
 * not heard, as in a browser's page that has gone.
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
