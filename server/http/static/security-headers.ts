import { readFile } from 'node:fs/promises';
import { type DeploymentConfig, headersOf } from '../../../src/lib/deployment/deployment.ts';

export type Headers = Readonly<Record<string, string>>;

/** A `_headers` file: indented headers under each path pattern (a trailing `*` is a prefix). */
export type HeaderRules = readonly { readonly pattern: string; readonly headers: Headers }[];

const FALLBACK: HeaderRules = [
  {
    pattern: '/*',
    headers: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    },
  },
];

/**
 * Reads the build's rules for the hosts of `config`; without a file built-in ones (no CSP) and a warning. Throws Error
 * naming the key of an invalid host.
 */
export async function readHeaderRules(
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
