import type { Db } from './db/database.ts';
import type { EnvelopeMode } from './http/envelope.ts';
import type { Clock } from './lib/dates.ts';
import type { AttemptLimit } from './security/attempts.ts';

/** Limits of failed attempts. */
export interface AccessLimits {
  readonly account: AttemptLimit;
  readonly address: AttemptLimit;
  readonly recovery: AttemptLimit;
}

/** Everything a recurso needs; made once by createServer. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly envelope: EnvelopeMode;
  readonly tokenTtlSeconds: number;
  readonly limits: AccessLimits;
  /** Folder of the server's own files: migrations, pictures. */
  readonly serverRoot: string;
  /** Folder that receives the recovery messages. */
  readonly outboxDir: string;
  /** The keys that the public API expects, as the served config.json names them. */
  readonly portalAppId: string;
  readonly portalSecretKey: string;
  /** Writes one line for the operator. Never personal data. */
  readonly log: (line: string) => void;
}
