import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from './app.ts';
import type { Db } from './db/database.ts';
import { describeError } from './http/wire/errors.ts';
import { openStore, PREPARE, prepareStore, PrepareFailedError, resetStore } from './open-store.ts';
import { systemClock } from './lib/dates.ts';
import { createAudit } from './security/audit.ts';
import { eraseClosed } from './security/closure.ts';
import { OWASP_SCRYPT_N } from './security/passwords.ts';
import { assertDeployable, readServedConfig } from './portal-config.ts';
import { findServerRoot } from './server-root.ts';
import { SettingError } from './setting-error.ts';
import { readSettings, type Settings } from './settings.ts';
import { welcome } from './welcome.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const KNOWN_ACCOUNTS =
  'Aviso: este banco tem as contas de demonstração, de senha conhecida, e não é só esta máquina que chega aqui. (Known passwords.)';
const FAULTS_OPEN =
  'Aviso: com FAULTS=anywhere, quem chega aqui, e não é só esta máquina, lê e muda tudo. (Tests only.)';
/** How long requests under way may still take when the process is told to end. */
const GRACE_MS = 10_000;
const DAY_MS = 86_400_000;
const warn = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * The process: no argument serves, `seed` sets the demo data back, `erase` erases the accounts whose term is over, `prepare`
 * creates the embedded database.
 */
async function main(): Promise<void> {
  // Database, lock and messages are customers' data: no other user of the machine reads what this process makes.
  process.umask(0o077);
  const read = readSettings(process.env);
  // Before a database is made for nothing.
  const settings = { ...read, serverRoot: findServerRoot(read.serverRoot) };
  const [, , command] = process.argv;
  if (command === PREPARE) await prepareStore(settings);
  else if (command === 'seed') {
    await resetStore(settings);
    print('Dados de demonstração restaurados. (Demo data set back.)');
  } else if (command === 'erase') await erase(settings);
  else if (command === undefined) await serve(settings);
  else
    throw new SettingError(`Unknown argument ${command}: use seed, erase or ${PREPARE}, or none to serve.`);
}

async function erase(settings: Settings): Promise<void> {
  const store = await openStore({ ...settings, seedDemo: false });
  try {
    const count = await eraseAndRecord(store.db, settings.closedDays);
    print(`Cadastros apagados: ${count}. (Accounts erased.)`);
  } finally {
    await store.close();
  }
}

/** Each erased account is a line of the audit log. */
async function eraseAndRecord(db: Db, closedDays: number): Promise<number> {
  const audit = createAudit(process.stdout);
  const erased = await eraseClosed(db, systemClock.now(), closedDays);
  for (const id of erased) audit('account.erased', id);
  return erased.length;
}

async function serve(settings: Settings): Promise<void> {
  const configText = settings.configFile === undefined ? undefined : await readConfig(settings.configFile);
  if (settings.scryptN < OWASP_SCRYPT_N)
    warn('Aviso: SCRYPT_N é baixo demais para senhas de verdade. (Tests only.)');
  const running = stopOnSignal();
  const store = await openStore(settings);
  const { tokenTtlSeconds } = settings;
  const app = await createServer({
    db: store.db,
    serverRoot: settings.serverRoot,
    outboxDir: settings.outboxDir,
    distDir: settings.distDir,
    envelope: settings.envelope,
    scryptN: settings.scryptN,
    allowedOrigins: settings.allowedOrigins,
    faults: settings.faults,
    anyHost: settings.faultsAnywhere,
    trustProxy: settings.trustProxy,
    log: warn,
    ...(tokenTtlSeconds === undefined ? {} : { tokenTtlSeconds }),
    ...(configText === undefined ? {} : { configText }),
  });
  running.stop = async () => {
    const over = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(over);
    await store.close();
  };
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await store.close();
    throw error;
  }
  await eraseAndRecord(store.db, settings.closedDays);
  setInterval(() => {
    eraseAndRecord(store.db, settings.closedDays).catch((error: unknown) => warn(describeError(error)));
  }, DAY_MS).unref();
  print(welcome(settings, (app.server.address() as AddressInfo).port, store.demo));
  if (store.demo && !settings.seedDemo) warn(KNOWN_ACCOUNTS);
  if (settings.faultsAnywhere) warn(FAULTS_OPEN);
}

/** The text of CONFIG_FILE; throws SettingError for a file that cannot be read, or is no `config.json`. */
async function readConfig(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8');
    readServedConfig(text);
    assertDeployable(text);
    return text;
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    throw new SettingError(
      `O arquivo de CONFIG_FILE (${file}) não pode ser usado: ${why}. (No config.json there.)`,
    );
  }
}

/**
 * Ends the process on SIGTERM or SIGINT after `stop` is done: what is there to be closed by then. Listens from the beginning,
 * for `npm start` keeps the signals from ending the process by themselves.
 */
function stopOnSignal(): { stop: () => Promise<void> } {
  const running = { stop: async () => Promise.resolve() };
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  return running;
}

main().catch((error: unknown) => {
  if (!(error instanceof PrepareFailedError)) warn(friendly(error));
  process.exit(1);
});

/** Words for the operator: known situations without a stack. */
function friendly(error: unknown): string {
  const known = [
    'DataDirLockedError',
    'DataDirTooDeepError',
    'DemoRefusedError',
    'ForeignDatabaseError',
    'NoDatabaseError',
    'SettingError',
  ];
  if (error instanceof Error && known.includes(error.name)) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'A porta já está em uso: escolha outra com PORT. (Port in use.)';
  if (code === 'EACCES' && syscall === 'listen')
    return 'Esta porta não é permitida: escolha outra com PORT. (Port not permitted.)';
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return 'HOST não é um endereço desta máquina: mude-o. (HOST is no address of this machine.)';
  return describeError(error);
}
