import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { cleanEnv } from '../../scripts/lib/clean-env.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { freePort } from '../../scripts/lib/server.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';

readArgs(`npm run rehearse -w @portal/deploy

Runs the commands of docs/DEPLOY.md as they are written, from a clone to a portal over TLS in front of an API, and times them;
then the same behind Caddy. Needs nginx, Caddy, openssl and PostgreSQL; uses free ports and a temporary folder.`);
const MAX_MINUTES = 30;
const NAME = 'portal.example';

const { startPostgres } = await importBundled('server/testing/postgres.ts');
const { nginxHasBrotli } = await importBundled('tools/deploy/testing-servers.ts');
const [api, http, https, caddyHttps] = await Promise.all(Array.from({ length: 4 }, freePort));
const work = mkdtempSync(path.join(os.tmpdir(), 'portal-rehearsal-'));
const place = path.join(work, 'srv');
const clone = path.join(work, 'portal');
const nginx = path.join(work, 'nginx');
const [cert, key] = ['cert.pem', 'key.pem'].map((name) => path.join(work, name));
const steps = readFileSync(path.join(root, 'docs/DEPLOY.md'), 'utf8').split(/^## /m);
const began = Date.now();
const running = [];
const postgres = await startPostgres();
const socket = new URL(postgres.url).searchParams.get('host') ?? '';
const env = { ...cleanEnv(), PGHOST: socket, PGUSER: 'portal' };

/** Replacements in every step: this rehearsal's folder and ports. */
const OURS = [
  ['/srv/portal', place],
  ['127.0.0.1:9000', `127.0.0.1:${api}`],
  ['PORT=9000', `PORT=${api}`],
  ['METRICS_PORT=9464', 'METRICS_PORT=0'],
];

/** A step's block of code, with the operator's own values put in. Throws if the page no longer has a placeholder. */
function blockOf(step, number, known = []) {
  const text = steps.find((one) => one.startsWith(`${step}. `)) ?? '';
  const block = [...text.matchAll(/^```\w*\n(.*?)^```/gms)][number]?.[1] ?? '';
  for (const [written] of known)
    if (!block.includes(written)) throw new Error(`step ${step} of DEPLOY.md has no more ${written}`);
  return [...known, ...OURS].reduce((done, [written, ours]) => done.replaceAll(written, ours), block);
}

function shell(script, cwd = clone) {
  try {
    execFileSync('bash', ['-ec', script], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    process.stderr.write(error.stdout);
    throw error;
  }
}

/** Starts a long-running process and waits until it answers. */
async function startProcess(script, address) {
  const child = spawn('bash', ['-c', `exec ${script}`], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  while (child.exitCode === null) {
    const isThere = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (isThere !== undefined) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error(`${script} has ended`);
}

const curl = (port, ...args) =>
  execFileSync('curl', ['-s', '--cacert', cert, '--resolve', `${NAME}:${port}:127.0.0.1`, ...args], {
    encoding: 'utf8',
  });

async function timed(name, step) {
  const start = Date.now();
  await step();
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}

async function serve() {
  mkdirSync(nginx);
  shell(
    `openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${NAME} -addext subjectAltName=DNS:${NAME} -keyout ${key} -out ${cert} 2>&1`,
  );
  const site = blockOf(5, 0, [
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    [`/etc/letsencrypt/live/${NAME}/fullchain.pem`, cert],
    [`/etc/letsencrypt/live/${NAME}/privkey.pem`, key],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'include /etc/nginx/modules-enabled/*.conf;',
    'daemon off; pid nginx.pid; error_log stderr; events {}',
    `http { access_log off; ${temporary.map((one) => `${one}_temp_path ${one};`).join(' ')}`,
    `${site} }`,
  ];
  writeFileSync(path.join(nginx, 'main.conf'), main.join('\n'));
  const run = `nginx -p ${nginx} -c ${nginx}/main.conf`;
  shell(`${run} -t 2>&1`);
  await startProcess(run, `http://127.0.0.1:${http}/`);
}

async function serveByCaddy() {
  const site = blockOf(5, 1, [[`${NAME} {`, `${NAME}:${caddyHttps} {\n  tls ${cert} ${key}`]]);
  const file = path.join(work, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${site}`);
  const run = `caddy run --config ${file} --adapter caddyfile 2> ${work}/caddy.log`;
  await startProcess(run, `http://127.0.0.1:${caddyHttps}/`);
}

/** Checks the page, its policy, and a sign-in. */
function checkPortal(port) {
  const at = `https://${NAME}:${port}`;
  const head = curl(port, '-I', `${at}/`);
  const token = curl(port, '-d', 'grant_type=password&username=52998224725&password=clube123', `${at}/token`);
  const seen = {
    page: head.includes(' 200'),
    policy: /^content-security-policy: default-src 'none'/im.test(head),
    hsts: /^strict-transport-security: max-age=86400/im.test(head),
    signIn: token.includes('access_token'),
  };
  if (Object.values(seen).includes(false))
    throw new Error(`the portal does not stand: ${JSON.stringify(seen)}`);
}

try {
  await timed('1 build', () => {
    const script = blockOf(1, 0, [['git clone …', `git clone -q ${root}`]]);
    shell(script.replace(/^npm test.*\n/m, ''), work);
  });
  await timed('2 config.json', () => {
    mkdirSync(place);
    writeFileSync(path.join(place, 'config.json'), blockOf(2, 0, [['…', 'ensaio']]));
  });
  await timed('7 the server behind it', async () => {
    const at = (role) => `'postgres://${role}@localhost/portal?host=${encodeURIComponent(socket)}'`;
    // The check signs in with a demo account.
    const known = [['SEED_DEMO=0', 'SEED_DEMO=1']];
    shell(blockOf(7, 0, [['postgres://owner@…/portal', at('portal')], ...known]));
    const start = blockOf(7, 1, [['postgres://portal_serving:…@…/portal', at('portal_serving')]]);
    await startProcess(`env ${start}`, `http://127.0.0.1:${api}/ready`);
  });
  await timed('3 contract', () =>
    shell(
      blockOf(3, 0, [
        ['CONTRACT_PASSWORD=…', 'CONTRACT_PASSWORD=clube123'],
        ['https://api.example', `http://127.0.0.1:${api}`],
        // The API is on the portal's own host.
        [`--origin https://${NAME}`, ''],
      ]),
    ),
  );
  await timed('4 release', () => shell(`${blockOf(4, 0).trimEnd()}${nginxHasBrotli ? '' : ' --no-brotli'}`));
  await timed('5 serve', serve);
  checkPortal(https);
  const minutes = (Date.now() - began) / 60_000;
  console.log(`A portal over TLS in front of its API, by DEPLOY.md, in ${minutes.toFixed(1)} minutes.`);
  if (minutes > MAX_MINUTES) throw new Error(`more than ${MAX_MINUTES} minutes`);
  await timed('4 and 5 by Caddy', async () => {
    shell(blockOf(4, 0, [['--server nginx', '--server caddy']]));
    await serveByCaddy();
    checkPortal(caddyHttps);
  });
} finally {
  for (const child of running.toReversed()) child.kill('SIGTERM');
  await Promise.all(
    running.map(async (child) => child.exitCode ?? new Promise((go) => child.once('exit', go))),
  );
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
