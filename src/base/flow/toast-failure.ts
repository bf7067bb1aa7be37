import { type Failure, failureText, isOfSessionEnd, serverMessage } from '../../lib/http/failure.ts';
import { showToast, type ToastLink, type ToastSubject } from '../../ui/feedback/toast.ts';

/** The fallback text: a whole sentence, or an action to which the cause is added. */
type Fallback = string | { readonly what: string; readonly refused?: string };

/**
 * Shows why a call failed: the server's message, else ours. Silent for requests aborted by sign-out, and for the 401 that
 * ended the session: the login reports that.
 * @rule R7, R267
 */
export function toastFailure(
  failure: Failure,
  fallback: Fallback,
  subject?: ToastSubject,
  link?: ToastLink,
): void {
  if (isOfSessionEnd(failure)) return;
  const message =
    typeof fallback === 'string'
      ? (serverMessage(failure) ?? fallback)
      : failureText(failure, fallback.what, fallback.refused);
  showToast({ kind: 'error', message, link, ...(subject !== undefined && { subject }) });
}
