let known = false;
let listener: (() => void) | null = null;

/** Notes that this page is no longer the newest version, or soon may not be. */
export function noteNewerVersion(): void {
  known = true;
  listener?.();
}

/** Calls back when a newer version is known of, at once if it is. One listener: what offers it (app/update). */
export function onNewerVersion(call: () => void): void {
  listener = call;
  if (known) call();
}
