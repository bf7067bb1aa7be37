import { createHash } from 'node:crypto';
import {
  type ApiPath,
  ASK_AGAIN,
  firstLines,
  type Header,
  headersFor,
  KEEP,
  LARGEST_BODY_MB,
  NEVER,
  quotable,
  type ServerChoice,
  TYPES,
} from './web-server.ts';

/**
 * The configuration that a `server { … }` includes in nginx. No rewrites: routes are behind `#`.
 * @param folder the deployment, absolute
 * @param file the text of its `_headers`
 * @param api the paths to proxy to `choice.api`
 * @rule C6.7, C6.9
 */
export function nginxConfig(
  folder: string,
  file: string,
  choice: ServerChoice,
  api: readonly ApiPath[],
): string {
  const { at, brotli } = choice;
  const headers = headersFor(file, choice);
  const gone = `@portal_gone_${createHash('sha256').update(at).digest('hex').slice(0, 8)}`;
  const lines = [
    firstLines(
      choice,
      folder,
      'In a `server { … }`: include <file>; then `nginx -s reload` after each change.',
    ),
    ...(at === '/' ? [] : [`location = ${at.slice(0, -1)} { absolute_redirect off; return 301 ${at}; }`]),
    // No `^~` at '/': it would override the site's own locations with regular expressions.
    `location ${at === '/' ? '' : '^~ '}${at} {`,
    `  alias "${quotable(folder, 'The folder')}/";`,
    '  index index.html;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  etag on;',
    '  default_type application/octet-stream;',
    `  types { ${Object.entries(TYPES)
      .map(([extension, type]) => `"${type}" ${extension};`)
      .join(' ')} }`,
    '  # The neighbours that the build compressed.',
    '  gzip_static on;',
    '  gzip_vary on;',
    ...(brotli ? ['  brotli_static on;  # Debian: libnginx-mod-http-brotli-static'] : []),
    ...headerLines(headers, ASK_AGAIN, ' always'),
    `  error_page 404 ${at}404.html;`,
    `  location = ${at}_headers { return 404; }`,
    `  location ${at}assets/ {`,
    // `add_header` here replaces all from above. Without `always`: a 404 response must not be cached for a year.
    ...headerLines(headers, KEEP, '').map((line) => `  ${line}`),
    `    error_page 404 = ${gone};`,
    '  }',
    '}',
    `location ${gone} {`,
    '  internal;',
    '  server_tokens off;',
    ...headerLines(headers, NEVER, ' always'),
    '  return 404;',
    '}',
    ...api.flatMap((one) => proxyLines(one, choice)),
  ];
  return `${lines.join('\n')}\n`;
}

function proxyLines({ path, isFolder }: ApiPath, { api, behind }: ServerChoice): string[] {
  return [
    `location ${isFolder ? '^~' : '='} "${quotable(path, 'config.json')}" {`,
    `  proxy_pass ${api};`,
    '  proxy_http_version 1.1;',
    '  proxy_set_header Host $host;',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    `  proxy_set_header X-Forwarded-Proto ${behind.length > 0 ? '$http_x_forwarded_proto' : '$scheme'};`,
    '  proxy_set_header Connection "";',
    '  # Nothing is sent twice: an exchange spends points.',
    '  proxy_next_upstream off;',
    `  client_max_body_size ${LARGEST_BODY_MB}m;`,
    '  server_tokens off;',
    '}',
  ];
}

function headerLines(headers: readonly Header[], cache: string, when: string): string[] {
  return [
    ...headers.map(({ name, value }) => `  add_header ${name} "${value}" always;`),
    `  add_header Cache-Control "${cache}"${when};`,
  ];
}
