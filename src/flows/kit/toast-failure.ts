import type { Failure } from '../../../machines/kit/result.ts';
import { failureText } from '../../lib/http/failure-text.ts';
import { showToast, type ToastLink, type ToastSubject } from '../../ui/feedback/toast.ts';

/** Said without the server's words: a sentence as it stands, or what could not be done, to which the cause is added. */
type Words = string | { readonly what: string; readonly refused?: string };

/**
 * Says in a toast why a call failed: the server's own words, else ours. Nothing of one that its session's end has cut off:
 * the server may have taken it, and the next customer is there already.
 * @rule R7
 */
export function toastFailure(failure: Failure, words: Words, subject?: ToastSubject, link?: ToastLink): void {
  if (failure.kind === 'cut') return;
  const message =
    typeof words === 'string' ? (failure.message ?? words) : failureText(failure, words.what, words.refused);
  showToast({ kind: 'error', message, link, ...(subject !== undefined && { subject }) });
}
