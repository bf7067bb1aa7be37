import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

/** Logged account events. */
export type AuditEvent =
  | 'signIn.done'
  | 'signIn.failed'
  | 'signIn.locked'
  | 'password.changed'
  | 'password.refused'
  | 'recovery.asked'
  | 'contact.changed'
  | 'account.closed'
  | 'account.reactivated'
  | 'account.erased'
  | 'exchange.done';

/** A cause in the program's words, never user input. */
export type AuditDetail =
  | 'wrong-credentials'
  | 'account-closed'
  | 'account-limit'
  | 'address-limit'
  | 'by-customer'
  | 'email'
  | 'phone'
  | 'by-recovery';

/** Logs an event; `pessoaId` is null when the customer is unknown. */
export type Audit = (event: AuditEvent, pessoaId: number | null, detail?: AuditDetail) => void;

/**
 * The audit log: JSON lines `{time, event, pessoaId, detail?}`, written at once. Nothing else fits, so no personal data.
 */
export function createAudit(destination: DestinationStream): Audit {
  const logger = pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: () => ({ log: 'audit' }) } },
    destination,
  );
  return (event, pessoaId, detail) =>
    logger.info({ event, pessoaId, ...(detail === undefined ? {} : { detail }) });
}
