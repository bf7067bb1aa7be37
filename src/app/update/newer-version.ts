let hasNewer = false;
let listener: (() => void) | null = null;

/** Notes that a newer version exists or may soon. */
export function noteNewerVersion(): void {
  hasNewer = true;
  listener?.();
}

/** Calls back when a newer version is there, at once if it already is. One listener: `app/update`. */
export function onNewerVersion(call: () => void): void {
  listener = call;
  if (hasNewer) call();
}
