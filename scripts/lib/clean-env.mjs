const SETTINGS = new Set([
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'ENVELOPE',
  'TOKEN_TTL_SECONDS',
  'ARGON2_MEMORY_KIB',
  'ARGON2_PASSES',
  'ALLOWED_ORIGINS',
  'CONFIG_FILE',
  'OUTBOX_DIR',
  'DIST_DIR',
  'FAULTS',
  'SEED_DEMO',
  'TRUST_PROXY',
  'CLOSED_DAYS',
  'DATABASE_POOL',
  'DATABASE_CONNECT_SECONDS',
  'DATABASE_STATEMENT_SECONDS',
  'MIGRATE',
  'HASH_THREADS',
  'KEEP_ALIVE_SECONDS',
  'DRAIN_SECONDS',
  'LOG_LEVEL',
  'LOG_REQUESTS',
  'METRICS_PORT',
  'METRICS_HOST',
]);

/** Cheap password hashes: a sign-in takes 1 ms instead of 40. */
export const QUICK_HASHES = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' };

/**
 * This process's environment without the reference server's settings (server/settings.ts): an operator's settings must not
 * reach the server of a test or a tool.
 *
 * @returns {Record<string, string | undefined>}
 */
export function cleanEnv() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.has(name)));
}
