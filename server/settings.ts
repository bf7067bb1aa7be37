import { resolve } from 'node:path';
import { ENVELOPE_MODES, type EnvelopeMode } from './http/wire/envelope.ts';
import { isLoopback } from './lib/loopback.ts';
import { SettingError } from './setting-error.ts';
import { CLOSED_DAYS } from './security/closure.ts';
import { OWASP_SCRYPT_N } from './security/passwords.ts';
import { readTrustedProxies, type TrustedProxies } from './http/guard/trusted-proxies.ts';

/** What the process was told by its environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly envelope: EnvelopeMode;
  readonly tokenTtlSeconds: number | undefined;
  readonly scryptN: number;
  readonly allowedOrigins: readonly string[];
  readonly configFile: string | undefined;
  readonly outboxDir: string;
  readonly distDir: string;
  readonly serverRoot: string | undefined;
  /** Whether tests may break answers and set data back. */
  readonly faults: boolean;
  /** By whoever reaches this server, not this machine alone. */
  readonly faultsAnywhere: boolean;
  /** Whether an empty database may be filled with the demonstration, whose accounts' password everybody knows. */
  readonly seedDemo: boolean;
  /** Whether nobody but this machine can come in, by no proxy either. */
  readonly isPrivate: boolean;
  readonly trustProxy: TrustedProxies;
  /** Days after its deactivation at which an account is erased. */
  readonly closedDays: number;
}

/** Reads the variables of docs/DEPLOY.md; throws SettingError for a value that makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string) => env[name]?.trim() || undefined;
  const dataDir = resolve(text('DATA_DIR') ?? '.data');
  const envelope = ENVELOPE_MODES.find((mode) => mode === (text('ENVELOPE') ?? 'default'));
  if (envelope === undefined) throw new SettingError(`ENVELOPE must be one of ${ENVELOPE_MODES.join(', ')}`);
  const host = text('HOST') ?? '127.0.0.1';
  const trustProxy = readTrustedProxies(text('TRUST_PROXY'));
  const isPrivate = isLoopback(host) && trustProxy === 0;
  return {
    host,
    port: integer(text('PORT') ?? '4173', 'PORT', 0, 65_535),
    dataDir,
    databaseUrl: text('DATABASE_URL'),
    envelope,
    tokenTtlSeconds:
      text('TOKEN_TTL_SECONDS') === undefined
        ? undefined
        : integer(text('TOKEN_TTL_SECONDS'), 'TOKEN_TTL_SECONDS', 1, 31_536_000),
    scryptN: powerOfTwo(text('SCRYPT_N') ?? String(OWASP_SCRYPT_N), 'SCRYPT_N', 1024, 1_048_576),
    allowedOrigins: (text('ALLOWED_ORIGINS') ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
    configFile: text('CONFIG_FILE'),
    outboxDir: resolve(text('OUTBOX_DIR') ?? `${dataDir}/outbox`),
    distDir: resolve(text('DIST_DIR') ?? 'dist'),
    serverRoot: text('SERVER_ROOT'),
    ...readFaults(text('FAULTS'), isPrivate),
    trustProxy,
    closedDays: integer(text('CLOSED_DAYS') ?? String(CLOSED_DAYS), 'CLOSED_DAYS', 1, 3650),
    isPrivate,
    seedDemo: seedsDemo(text('SEED_DEMO'), isPrivate),
  };
}

function integer(text: string | undefined, name: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}`);
  }
  return value;
}

function powerOfTwo(text: string, name: string, min: number, max: number): number {
  const value = integer(text, name, min, max);
  if (!Number.isInteger(Math.log2(value))) throw new SettingError(`${name} must be a power of two`);
  return value;
}

/** FAULTS: 1, only where nobody but this machine can come in; `anywhere` says that everybody may. */
function readFaults(
  word: string | undefined,
  isPrivate: boolean,
): Pick<Settings, 'faults' | 'faultsAnywhere'> {
  const faultsAnywhere = word === 'anywhere';
  const faults = faultsAnywhere || word === '1';
  if (!faults || faultsAnywhere || isPrivate) return { faults, faultsAnywhere };
  throw new SettingError(
    'FAULTS=1 deixa quem chega ao servidor ler e mudar tudo: só com HOST desta máquina e sem TRUST_PROXY, ou com FAULTS=anywhere. (Tests only.)',
  );
}

/** SEED_DEMO: 1 or 0; without it only where nobody but this machine can come in. */
function seedsDemo(word: string | undefined, isPrivate: boolean): boolean {
  if (word === undefined) return isPrivate;
  if (word !== '0' && word !== '1') throw new SettingError('SEED_DEMO must be 0 or 1');
  return word === '1';
}
