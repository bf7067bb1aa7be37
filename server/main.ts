import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from './app.ts';
import type { Db } from './db/database.ts';
import { describeError, explainDatabase, isDatabaseAway } from './db/errors.ts';
import { openStore, PREPARE, prepareStore, PrepareFailedError, resetStore } from './open-store.ts';
import { systemClock } from './lib/dates.ts';
import { createAudit } from './security/audit.ts';
import { eraseClosed } from './security/closure.ts';
import { CONNECTION_LIMITS } from './http/guard/connection-limits.ts';
import { createLog, type Log } from './operate/log.ts';
import { createMetrics, createMetricsServer } from './operate/metrics.ts';
import { createOutput } from './operate/output.ts';
import { assertDeployable, readServedConfig } from './portal-config.ts';
import { findServerRoot } from './server-root.ts';
import { OperatorError } from './lib/operator-error.ts';
import { readSettings, type Settings } from './settings.ts';
import { welcome } from './welcome.ts';

const out = createOutput(process.stdout);
const err = createOutput(process.stderr);
const print = (line: string) => out.write(`${line}\n`);
const KNOWN_ACCOUNTS =
  'Aviso: este banco tem as contas de demonstração, de senha conhecida, e não é só esta máquina que chega aqui. (Known passwords.)';
const FAULTS_OPEN =
  'Aviso: com FAULTS=anywhere, quem chega aqui, e não é só esta máquina, lê e muda tudo. (Tests only.)';
/** How long pending requests may take after the signal to end. */
const GRACE_MS = 10_000;
const DAY_MS = 86_400_000;

/**
 * The process: no argument serves, `migrate` migrates, `seed` resets the demo data, `erase` erases expired accounts,
 * `prepare` creates the embedded database.
 */
async function main(): Promise<void> {
  // Database, lock and messages are customer data: files are readable by the owner only.
  process.umask(0o077);
  const read = readSettings(process.env);
  // Before a database is created.
  const settings = { ...read, serverRoot: findServerRoot(read.serverRoot) };
  const [, , command] = process.argv;
  if (command === PREPARE) await prepareStore(settings);
  else if (command === 'seed') {
    await resetStore(settings);
    print('Dados de demonstração restaurados. (Demo data set back.)');
  } else if (command === 'migrate') {
    await (await openStore({ ...settings, migrates: true })).close();
    print('Banco de dados migrado. (Database migrated.)');
  } else if (command === 'erase') await erase(settings);
  else if (command === undefined) await serve(settings);
  else
    throw new OperatorError(
      `Unknown argument ${command}: use migrate, seed, erase or ${PREPARE}, or none to serve.`,
    );
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

/** Each erased account is logged. */
async function eraseAndRecord(db: Db, closedDays: number): Promise<number> {
  const audit = createAudit(out);
  const erased = await eraseClosed(db, systemClock.now(), closedDays);
  for (const id of erased) audit('account.erased', id);
  return erased.length;
}

async function serve(settings: Settings): Promise<void> {
  const configText = settings.configFile === undefined ? undefined : await readConfig(settings.configFile);
  const running = stopOnSignal();
  const store = await openStore(settings);
  const log = createLog(out, settings.logLevel);
  const life = { isLeaving: false };
  const metrics =
    settings.metrics === undefined ? undefined : createMetrics(store.pool, () => out.lost() + err.lost());
  const app = await createServer({
    ...settings,
    db: store.db,
    log,
    auditLog: out,
    life,
    metrics,
    configText,
    anyHost: settings.faultsAnywhere,
    connectionLimits: { ...CONNECTION_LIMITS, keepAliveMs: settings.keepAliveMs },
  });
  const metricsServer = metrics === undefined ? undefined : createMetricsServer(metrics);
  running.stop = async () => {
    life.isLeaving = true;
    await pause(settings.drainMs);
    const over = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(over);
    metricsServer?.close();
    await store.close();
  };
  try {
    await app.listen({ host: settings.host, port: settings.port });
    if (metricsServer !== undefined) await listen(metricsServer, settings, log);
  } catch (error) {
    await app.close();
    await store.close();
    throw error;
  }
  const eraseDaily = async () =>
    eraseAndRecord(store.db, settings.closedDays).catch((error: unknown) =>
      log[isDatabaseAway(error) ? 'warn' : 'error']({ error: describeError(error) }, 'erase failed'),
    );
  await eraseDaily();
  setInterval(() => void eraseDaily(), DAY_MS).unref();
  const words = welcome(settings, (app.server.address() as AddressInfo).port, store.demo);
  // A demonstration greets whoever started it; an operator's log is JSON from its first line.
  if (settings.isPrivate) print(words);
  else log.info({}, words.trim());
  if (store.demo && !settings.seedDemo) log.warn({}, KNOWN_ACCOUNTS);
  if (settings.faultsAnywhere) log.warn({}, FAULTS_OPEN);
}

async function listen(server: Server, { metrics }: Settings, log: Log): Promise<void> {
  server.listen(metrics);
  await once(server, 'listening');
  log.info({ port: (server.address() as AddressInfo).port }, 'metrics');
}

/** The text of CONFIG_FILE; throws OperatorError for a file that cannot be read, or is no `config.json`. */
async function readConfig(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8');
    readServedConfig(text);
    assertDeployable(text);
    return text;
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    throw new OperatorError(
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
  if (!(error instanceof PrepareFailedError)) err.write(`${lineOf(friendly(error))}\n`);
  process.exit(1);
});

/** In a terminal the words alone, else a line of the log. */
const lineOf = (words: string): string =>
  process.stderr.isTTY
    ? words
    : JSON.stringify({ level: 'fatal', time: new Date().toISOString(), msg: words });

/** Words for the operator: known situations without a stack. */
function friendly(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'A porta já está em uso: escolha outra com PORT. (Port in use.)';
  if (code === 'EACCES' && syscall === 'listen')
    return 'Esta porta não é permitida: escolha outra com PORT. (Port not permitted.)';
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return 'HOST não é um endereço desta máquina: mude-o. (HOST is no address of this machine.)';
  return explainDatabase(error) ?? describeError(error);
}
