import type { Db } from './db/database.ts';
import type { EnvelopeMode } from './http/wire/failure.ts';
import type { Clock } from './lib/dates.ts';
import type { ServedConfig } from './portal-config.ts';
import type { Log } from './operate/log.ts';
import type { AttemptLimit } from './security/attempts.ts';
import type { Audit } from './security/audit.ts';
import type { Passwords } from './security/passwords.ts';

/**
 * Attempt limits. Attempts at an account count per address first, so that a stranger cannot lock others out; `…Everywhere`
 * is global, but not for known devices.
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

/** Shared by all recursos; created by createServer. */
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
  /** What the served config.json says of the public API's keys and the idempotency header. */
  readonly config: ServedConfig;
  readonly log: Log;
}
