import { readFile } from 'node:fs/promises';

export type Headers = Readonly<Record<string, string>>;

/** A `_headers` file: header lines, indented, under each path pattern (`*` at its end means any rest). */
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

/** Reads the rules that the build wrote; without the file the built-in ones (no CSP), and a warning. */
export async function readHeaderRules(path: string, warn: (line: string) => void): Promise<HeaderRules> {
  try {
    return parseHeaderRules(await readFile(path, 'utf8'));
  } catch {
    warn(
      `Aviso: ${path} não existe; o portal sai sem Content-Security-Policy. (No header file in the build.)`,
    );
    return FALLBACK;
  }
}

/** Parses the format static hosts read: a path line, then indented `Name: value` lines. `#` starts a comment. */
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

/** Sources to allow on top of a policy, by directive. */
export type CspSources = Readonly<Record<string, readonly string[]>>;

/**
 * Adds sources to the directives of every Content-Security-Policy in the rules. A directive that the policy does
 * not have is added with `'self'`, so that naming one source does not fall back to default-src for the rest.
 */
export function extendCsp(rules: HeaderRules, extra: CspSources): HeaderRules {
  return rules.map(({ pattern, headers }) => {
    const policy = headers['content-security-policy'];
    if (policy === undefined) return { pattern, headers };
    return { pattern, headers: { ...headers, 'content-security-policy': extendPolicy(policy, extra) } };
  });
}

function extendPolicy(policy: string, extra: CspSources): string {
  const directives = policy
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const [name, sources] of Object.entries(extra)) {
    if (sources.length === 0) continue;
    const at = directives.findIndex((directive) => directive === name || directive.startsWith(`${name} `));
    const [, ...present] = (directives[at] ?? `${name} 'self'`).split(/\s+/);
    const kept = present.filter((source) => source !== "'none'");
    const merged = [name, ...new Set([...kept, ...sources])].join(' ');
    if (at >= 0) directives[at] = merged;
    else directives.push(merged);
  }
  return directives.join('; ');
}
