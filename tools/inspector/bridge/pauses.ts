/** Keys of what will pause next: `machine.port` of a request, `GET /api/pessoa` of a call. */
const pauseNext = new Set<string>();
/** What is paused, by a request's actor id or a call's number, with the function that ends the pause. */
const paused = new Map<string | number, (value: unknown) => void>();
let onChange = (): void => undefined;

/** What is or will be paused, for the inspector. */
export const pauseFacts = () => ({ pauseNext: [...pauseNext], paused: [...paused.keys()] });

export function onPauses(listener: () => void): void {
  onChange = listener;
}

export function setPause(key: string, on: boolean): void {
  if (on) pauseNext.add(key);
  else pauseNext.delete(key);
  onChange();
}

/** Ends a pause; its request or call goes on with `value`. */
export const resume = (id: string | number, value?: unknown): void => paused.get(id)?.(value);

/** Drops a pause for good: its request was answered otherwise. */
export function dropPause(id: string | number): void {
  if (paused.delete(id)) onChange();
}

/** Waits until QA resumes it, if the next one of this key has to; null: it has not. */
export function pauseOf(
  key: string,
  id: string | number,
  signal: AbortSignal | null | undefined,
): Promise<unknown> | null {
  if (!pauseNext.delete(key)) return null;
  const waiting = new Promise<unknown>((resolve, reject) => {
    paused.set(id, resolve);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  onChange();
  return waiting.finally(() => dropPause(id));
}
