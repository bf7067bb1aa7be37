export interface Fault {
  /** Where it was caught, in our own words: no personal data. */
  readonly where: string;
  readonly error: unknown;
}

/** More are one fault that repeats itself. */
const MAX_FAULTS = 10;

const noted: Fault[] = [];
let report: ((fault: Fault) => void) | null = null;

/** Notes a failure for the reporter, which is loaded later, where a deployment has one (`base/start/report`). */
export function noteFault(where: string, error: unknown = null): void {
  if (noted.length >= MAX_FAULTS) return;
  const fault = { where, error };
  noted.push(fault);
  report?.(fault);
}

/** Notes what reaches the window: the first script calls this. */
export function watchFaults(): void {
  addEventListener('error', ({ error }: ErrorEvent) => noteFault('window', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFault('promise', reason));
}

/** Reports each fault of this page, those before as well. */
export function reportFaults(to: (fault: Fault) => void): void {
  report = to;
  for (const fault of noted) to(fault);
}
