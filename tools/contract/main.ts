import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printUsage } from '../../scripts/lib/usage.mjs';
import { pageOf } from './page.ts';
import { exitCodeOf, countsOf, type Report, sentenceOf } from './findings.ts';
import { checkHosts, isPrivateWay, printable, type KitOptions } from './deployment.ts';
import { runKit } from './run.ts';

const MARKS = { fits: '✓', tolerated: '~', broken: '✗', 'not asked': '·' } as const;

/** The report for a terminal: deviations by call, and totals. */
function linesOf(report: Report): string[] {
  const lines = report.calls
    .filter(({ level }) => level !== 'fits')
    .flatMap(({ id, call, purpose, level, why, screens, effect, findings }) => [
      `${MARKS[level]} ${id} ${call} (${purpose})${why === undefined ? '' : `: ${why}`}`,
      ...(level === 'not asked'
        ? []
        : [`    used by ${screens}${effect === undefined ? '' : `: ${effect}`}`]),
      ...findings.map((finding) => `    ${MARKS[finding.level]} ${sentenceOf(finding)}`),
    ]);
  const counts = countsOf(report);
  const hosts = report.pictureHosts;
  return [
    ...lines,
    ...(hosts.length > 0 ? [`Pictures come from: "pictureHosts": ${JSON.stringify(hosts)}`] : []),
    `${counts.fits} fit, ${counts.tolerated} tolerated, ${counts.broken} broken, ${counts['not asked']} not asked`,
  ];
}

const USAGE = `npm run contract -w @portal/contract -- --url https://provider.example [options]

  --config file     the deployment's config.json; without it the one at {url}/config.json, if there is one
  --host host       another host than --url's that config.json may name (host or host:port), as often as needed
  --origin address  where the portal's page will lie: asks what a browser asks of another origin (CORS)
  --user document   a customer, for the calls that need a session (or CONTRACT_USER)
  --password text   (better: CONTRACT_PASSWORD, which no list of processes shows)
  --write           sends the writes too: the account is one to throw away
  --cep digits      one that the provider knows (01310100)
  --timeout ms      after which a request counts as not answered (20000)
  --slow ms         after which an answer is reported as slow (2000)
  --strict          what the portal tolerates ends with 1, too
  --json file       the report as JSON
  --html file       the report as a page

Ends with 0: everything fits or is tolerated; 1: something breaks; 2: it could not be asked.`;

const OPTIONS = {
  url: { type: 'string' },
  config: { type: 'string' },
  host: { type: 'string', multiple: true },
  origin: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  write: { type: 'boolean', default: false },
  cep: { type: 'string', default: '01310100' },
  timeout: { type: 'string', default: '20000' },
  slow: { type: 'string', default: '2000' },
  strict: { type: 'boolean', default: false },
  json: { type: 'string' },
  html: { type: 'string' },
} as const;

/**
 * The command: asks the provider, prints and writes the report.
 * @param args of the command line
 * @returns the exit code
 */
export async function main(args: string[]): Promise<number> {
  if (printUsage(args, USAGE)) return 0;
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    const { json, html } = values;
    const options = await readOptions(values);
    for (const line of checkHosts(options, values.host ?? [])) print(line);
    const report = await runKit(options, print);
    for (const line of ['', ...linesOf(report)]) print(line);
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    if (html !== undefined) writeFileSync(html, pageOf(report));
    return exitCodeOf(report, values.strict);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error), 'error');
    console.error(`\n${USAGE}`);
    return 2;
  }
}

const print = (line: string, way: 'log' | 'error' = 'log') => console[way](printable(line));

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

async function readOptions(values: Values): Promise<KitOptions> {
  const url = addressOf(values.url, '--url').replace(/\/+$/, '');
  const user = values.user ?? process.env['CONTRACT_USER'] ?? '';
  const password = values.password ?? process.env['CONTRACT_PASSWORD'] ?? '';
  if ((user === '') !== (password === '')) throw new Error('An account is a user and a password');
  if (values.write && user === '') throw new Error('--write needs an account, one to throw away');
  const timeout = millisecondsOf(values.timeout, '--timeout');
  return {
    url,
    origin: values.origin === undefined ? null : new URL(addressOf(values.origin, '--origin')).origin,
    config:
      values.config === undefined
        ? await configAt(url, timeout)
        : JSON.parse(readFileSync(values.config, 'utf8')),
    account: user === '' ? null : { user, password },
    write: values.write,
    cep: values.cep,
    timeout,
    slow: millisecondsOf(values.slow, '--slow'),
  };
}

function millisecondsOf(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is a number of milliseconds`);
  return value;
}

/** https only, except loopback: a password is sent. */
function addressOf(text: string | undefined, name: string): string {
  if (text === undefined || !URL.canParse(text)) throw new Error(`${name} has to be an address`);
  const parsed = new URL(text);
  if (parsed.username !== '') throw new Error(`${name} must not carry a user name`);
  if (!isPrivateWay(parsed)) throw new Error(`${name} has to begin with https:`);
  return text;
}

/** The provider's `config.json`; null without one. */
async function configAt(url: string, timeout: number): Promise<unknown> {
  try {
    const response = await fetch(`${url}/config.json`, { signal: AbortSignal.timeout(timeout) });
    const config: unknown = response.ok ? await response.json() : null;
    return typeof config === 'object' ? config : null;
  } catch {
    return null;
  }
}
