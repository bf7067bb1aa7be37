import type { Db } from './db/database.ts';
import type { EnvelopeMode } from './http/wire/envelope.ts';
import type { Clock } from './lib/dates.ts';
import type { Log } from './operate/log.ts';
import type { AttemptLimit } from './security/attempts.ts';
import type { Audit } from './security/audit.ts';
import type { Passwords } from './security/passwords.ts';

/**
 * Limits of attempts. What is asked for one account counts for the address that asks first, so that nobody locks
 * somebody else out from where he himself never was; `…Everywhere` holds for all addresses together, but not for a device on
 * which the customer has signed in before.
 * @rule R171
 */
export interface AccessLimits {
  readonly account: AttemptLimit;
  readonly accountEverywhere: AttemptLimit;
  readonly address: AttemptLimit;
  readonly recovery: AttemptLimit;
  readonly recoveryEverywhere: AttemptLimit;
  readonly registration: AttemptLimit;
  readonly uploads: AttemptLimit;
}

/** Everything a recurso needs; made once by createServer. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly envelope: EnvelopeMode;
  readonly tokenTtlSeconds: number;
  readonly limits: AccessLimits;
  readonly passwords: Passwords;
  readonly audit: Audit;
  /** Folder of the server's own files: migrations, pictures. */
  readonly serverRoot: string;
  /** Folder that receives the recovery messages. */
  readonly outboxDir: string;
  /** The keys that the public API expects, as the served config.json names them. */
  readonly portalAppId: string;
  readonly portalSecretKey: string;
  /** In lower case: the header whose key makes a write happen once (http/once/once.ts). */
  readonly idempotencyHeader: string;
  readonly log: Log;
}
