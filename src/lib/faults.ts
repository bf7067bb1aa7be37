export interface Fault {
  /** Where it was caught, in our own words: no personal data. */
  readonly where: string;
  readonly error: unknown;
}

/** More are one fault that repeats itself. */
const MAX_FAULTS = 10;

const recorded: Fault[] = [];
let report: ((fault: Fault) => void) | null = null;

/** Records a failure for the reporter, which is loaded later, where a deployment has one (`base/start/report`). */
export function recordFault(where: string, error: unknown = null): void {
  if (recorded.length >= MAX_FAULTS) return;
  const fault = { where, error };
  recorded.push(fault);
  report?.(fault);
}

/** Records what reaches the window: the first script calls this. */
export function watchFaults(): void {
  addEventListener('error', ({ error }: ErrorEvent) => recordFault('window', error));
  addEventListener('unhandledrejection', ({ reason }) => recordFault('promise', reason));
}

/** Reports each fault of this page, those before as well. */
export function reportFaults(to: (fault: Fault) => void): void {
  report = to;
  for (const fault of recorded) to(fault);
}
