import { resolve } from 'node:path';
import type { PoolSettings } from './db/database.ts';
import { ENVELOPE_MODES, type EnvelopeMode } from './http/wire/failure.ts';
import { isLoopback } from './lib/loopback.ts';
import { OperatorError } from './lib/operator-error.ts';
import { CLOSED_DAYS } from './security/closure.ts';
import { type Argon2Cost, DEFAULT_ARGON2, DEFAULT_THREADS, OWASP_COSTS } from './security/passwords.ts';
import { TOKEN_TTL_SECONDS } from './security/tokens.ts';
import { LOG_LEVELS, type LogLevel } from './operate/log.ts';
import { readTrustedProxies, type TrustedProxies } from './http/guard/trusted-proxies.ts';

/** The process's settings from its environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly pool: Partial<PoolSettings>;
  /** False: the schema must exist (`migrate`); the role needs no DDL. */
  readonly migrates: boolean;
  readonly envelope: EnvelopeMode;
  readonly tokenTtlSeconds: number;
  readonly argon2: Argon2Cost;
  readonly hashThreads: number;
  readonly keepAliveMs: number;
  /** How long it stays open, unready, after SIGTERM. */
  readonly drainMs: number;
  readonly logLevel: LogLevel;
  readonly logRequests: boolean;
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly allowedOrigins: readonly string[];
  readonly configFile: string | undefined;
  readonly outboxDir: string;
  readonly distDir: string;
  readonly serverRoot: string | undefined;
  /** Whether tests may inject faults and reset data. */
  readonly faults: boolean;
  /** From other machines, too. */
  readonly faultsAnywhere: boolean;
  /** Whether an empty database may be seeded with the demonstration's public password. */
  readonly seedDemo: boolean;
  /** Whether only this machine can connect, proxies included. */
  readonly isPrivate: boolean;
  readonly trustProxy: TrustedProxies;
  /** Days from deactivation to erasure. */
  readonly closedDays: number;
}

const SECOND = 1000;

/** Reads the variables of docs/deploy/SERVER.md; throws OperatorError for a value that makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string) => env[name]?.trim() || undefined;
  const dataDir = resolve(text('DATA_DIR') ?? '.data');
  const envelope = ENVELOPE_MODES.find((mode) => mode === (text('ENVELOPE') ?? 'default'));
  if (envelope === undefined) throw new OperatorError(`ENVELOPE must be one of ${ENVELOPE_MODES.join(', ')}`);
  const host = text('HOST') ?? '127.0.0.1';
  const trustProxy = readTrustedProxies(text('TRUST_PROXY'));
  const isPrivate = isLoopback(host) && trustProxy === 0;
  const whole = (name: string, fallback: number, min: number, max: number) =>
    integer(text(name) ?? String(fallback), name, min, max);
  const flag = (name: string, fallback: boolean) => readFlag(text(name), name, fallback);
  return {
    host,
    port: whole('PORT', 4173, 0, 65_535),
    dataDir,
    databaseUrl: text('DATABASE_URL'),
    pool: {
      max: whole('DATABASE_POOL', 10, 1, 1000),
      connectMs: SECOND * whole('DATABASE_CONNECT_SECONDS', 5, 1, 600),
      statementMs: SECOND * whole('DATABASE_STATEMENT_SECONDS', 15, 1, 3600),
    },
    migrates: flag('MIGRATE', true),
    envelope,
    tokenTtlSeconds: whole('TOKEN_TTL_SECONDS', TOKEN_TTL_SECONDS, 1, 31_536_000),
    argon2: demandStrong(
      {
        memoryKib: whole('ARGON2_MEMORY_KIB', DEFAULT_ARGON2.memoryKib, 8, 4_194_304),
        passes: whole('ARGON2_PASSES', DEFAULT_ARGON2.passes, 1, 1000),
      },
      isPrivate,
    ),
    hashThreads: whole('HASH_THREADS', DEFAULT_THREADS, 1, 256),
    keepAliveMs: SECOND * whole('KEEP_ALIVE_SECONDS', 65, 1, 3600),
    drainMs: SECOND * whole('DRAIN_SECONDS', isPrivate ? 0 : 5, 0, 300),
    logLevel: readLogLevel(text('LOG_LEVEL')),
    logRequests: flag('LOG_REQUESTS', !isPrivate),
    metrics: readMetrics(text('METRICS_PORT'), text('METRICS_HOST')),
    allowedOrigins: (text('ALLOWED_ORIGINS') ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
    configFile: text('CONFIG_FILE'),
    outboxDir: resolve(text('OUTBOX_DIR') ?? `${dataDir}/outbox`),
    distDir: resolve(text('DIST_DIR') ?? 'dist'),
    serverRoot: text('SERVER_ROOT'),
    ...readFaults(text('FAULTS'), isPrivate),
    trustProxy,
    closedDays: whole('CLOSED_DAYS', CLOSED_DAYS, 1, 3650),
    isPrivate,
    seedDemo: flag('SEED_DEMO', isPrivate),
  };
}

function integer(text: string, name: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new OperatorError(`${name} must be a whole number from ${min} to ${max}`);
  }
  return value;
}

/** ARGON2_…: at least one of OWASP's when others may connect. */
function demandStrong(cost: Argon2Cost, isPrivate: boolean): Argon2Cost {
  const isStrong = OWASP_COSTS.some(
    ({ memoryKib, passes }) => cost.memoryKib >= memoryKib && cost.passes >= passes,
  );
  if (isPrivate || isStrong) return cost;
  const known = OWASP_COSTS.map(({ memoryKib, passes }) => `${memoryKib} and ${passes}`).join(', ');
  throw new OperatorError(`ARGON2_MEMORY_KIB and ARGON2_PASSES must reach one of OWASP's: ${known}`);
}

function readLogLevel(word = 'info'): LogLevel {
  const level = LOG_LEVELS.find((one) => one === word);
  if (level === undefined) throw new OperatorError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function readMetrics(port: string | undefined, host = '127.0.0.1'): Settings['metrics'] {
  return port === undefined ? undefined : { host, port: integer(port, 'METRICS_PORT', 0, 65_535) };
}

/** FAULTS: 1 for this machine only; `anywhere` for all. */
function readFaults(
  word: string | undefined,
  isPrivate: boolean,
): Pick<Settings, 'faults' | 'faultsAnywhere'> {
  const faultsAnywhere = word === 'anywhere';
  const faults = faultsAnywhere || word === '1';
  if (!faults || faultsAnywhere || isPrivate) return { faults, faultsAnywhere };
  throw new OperatorError(
    'FAULTS=1 deixa quem chega ao servidor ler e mudar tudo: só com HOST desta máquina e sem TRUST_PROXY, ou com FAULTS=anywhere. (Tests only.)',
  );
}

function readFlag(word: string | undefined, name: string, fallback: boolean): boolean {
  if (word === undefined) return fallback;
  if (word !== '0' && word !== '1') throw new OperatorError(`${name} must be 0 or 1`);
  return word === '1';
}
