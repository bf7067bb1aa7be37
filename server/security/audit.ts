import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

/** What is noted of the customers' accounts. */
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

/** Why or how, in words of the program: never anything that somebody typed. */
export type AuditDetail =
  | 'wrong-credentials'
  | 'account-closed'
  | 'account-limit'
  | 'address-limit'
  | 'by-customer'
  | 'email'
  | 'phone'
  | 'by-recovery';

/** Notes an event; `pessoaId` is the internal id, null when nobody is known by what was typed. */
export type Audit = (event: AuditEvent, pessoaId: number | null, detail?: AuditDetail) => void;

/**
 * The audit log: one JSON line for each event, `{time, event, pessoaId, detail?}`, written at once. It takes nothing
 * but these, so no document, name, address, password or token can get into it.
 */
export function createAudit(destination: DestinationStream): Audit {
  const logger = pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: () => ({ log: 'audit' }) } },
    destination,
  );
  return (event, pessoaId, detail) =>
    logger.info({ event, pessoaId, ...(detail === undefined ? {} : { detail }) });
}
