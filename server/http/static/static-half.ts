import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pictureSources } from '../../../src/lib/deployment/content-policy.ts';
import {
  type DeploymentConfig,
  manifestOf,
  pushWorkerOf,
  workerOf,
  headersOf,
} from '../../../src/lib/deployment/deployment.ts';
import type { Log } from '../../operate/log.ts';
import type { ServedConfig } from '../../portal-config.ts';

/** File names here contain a content hash: they are immutable (docs/DEPLOY.md). */
const HASHED_FOLDER = 'assets';
const NOT_SERVED = /\/(?:_headers|config\.json)$|\/\.(?!well-known\/)/;
const SCRIPT = 'text/javascript; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const NOT_BUILT = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Portal não construído</title>
<p>O portal ainda não foi construído: execute <code>npm run build</code>.</p></html>`;

interface StaticHalfOptions {
  readonly distDir: string;
  readonly config: ServedConfig;
  readonly log: Log;
}

/** Serves config.json and the built portal of `distDir` with the headers of its `_headers`. */
export async function addStaticHalf(
  app: FastifyInstance,
  { distDir, config, log }: StaticHalfOptions,
): Promise<void> {
  const deployment = JSON.parse(config.text) as DeploymentConfig;
  const rules = await readHeaderRules(join(distDir, '_headers'), deployment, (line) => log.warn({}, line));
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    reply.headers(headersFor(rules, path));
  });
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(config.text),
  );
  if (!existsSync(distDir)) {
    app.get('/', async (_request, reply) => reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT));
    return;
  }
  await addDeploymentFiles(app, distDir, deployment);
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    // `/.well-known/security.txt` alone.
    dotfiles: 'allow',
    allowedPath: (path) => !NOT_SERVED.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const [folder] = relative(distDir, path).split(sep);
      reply.header('cache-control', folder === HASHED_FOLDER ? IMMUTABLE : 'no-cache');
    },
  });
}

/** Files that depend on config.json but are read by the browser (docs/DEPLOY.md); on a static host a script writes them. */
async function addDeploymentFiles(
  app: FastifyInstance,
  distDir: string,
  config: DeploymentConfig,
): Promise<void> {
  const built = async (name: string, missing: string) =>
    readFile(join(distDir, name), 'utf8').catch(() => missing);
  const files = {
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      body: manifestOf(await built('manifest.webmanifest', '{}'), config),
    },
    '/push/OneSignalSDKWorker.js': { type: SCRIPT, body: pushWorkerOf(config) },
    // Otherwise served as built, compressed.
    ...((pictureSources(config).length > 0 || config.map === false) && {
      '/sw.js': { type: SCRIPT, body: workerOf(await built('sw.js', ''), config) },
    }),
  };
  for (const [path, { type, body }] of Object.entries(files)) {
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(body));
  }
}

type Headers = Readonly<Record<string, string>>;

/** A `_headers` file: indented headers under each path pattern (a trailing `*` is a prefix). */
type HeaderRules = readonly { readonly pattern: string; readonly headers: Headers }[];

const FALLBACK: HeaderRules = [
  {
    pattern: '/*',
    headers: {
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    },
  },
];

/**
 * Reads the build's rules for the hosts of `config`; without a file built-in ones (no CSP) and a warning. Throws Error
 * naming the key of an invalid host.
 */
async function readHeaderRules(
  path: string,
  config: DeploymentConfig,
  warn: (line: string) => void,
): Promise<HeaderRules> {
  const built = await readFile(path, 'utf8').catch(() => undefined);
  if (built !== undefined) return parseHeaderRules(headersOf(built, config));
  warn(`Aviso: ${path} não existe; o portal sai sem Content-Security-Policy. (No header file in the build.)`);
  return FALLBACK;
}

/** Parses the format of static hosts: a path line, then indented `Name: value` lines; `#` is a comment. */
export function parseHeaderRules(text: string): HeaderRules {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const colon = line.indexOf(':');
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: {} });
    else if (colon > 0) {
      const rule = rules.at(-1);
      if (rule !== undefined)
        rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** All headers for a path; later rules win. */
export function headersFor(rules: HeaderRules, path: string): Headers {
  const fits = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
  return Object.assign(
    {},
    ...rules.filter((rule) => fits(rule.pattern)).map((rule) => rule.headers),
  ) as Headers;
}
