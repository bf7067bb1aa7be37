import {
  type ApiPath,
  ASK_AGAIN,
  firstLines,
  headersFor,
  KEEP,
  LARGEST_BODY_MB,
  NEVER,
  quotable,
  type ServerChoice,
  TYPES,
} from './web-server.ts';

/**
 * The configuration that a site's block imports in Caddy. No rewrites: routes are behind `#`.
 * @param folder the deployment, absolute
 * @param file the text of its `_headers`
 * @param api the paths to proxy to `choice.api`
 * @rule C6.7, C6.9
 */
export function caddyConfig(
  folder: string,
  file: string,
  choice: ServerChoice,
  api: readonly ApiPath[],
): string {
  const { at } = choice;
  const bare = at.slice(0, -1);
  const lines = [
    firstLines(choice, folder, 'In a site’s block: import <file>, then `caddy reload` after each change.'),
    ...(at === '/' ? [] : [`redir ${bare} ${at} permanent`]),
    ...api.flatMap((one) => proxyLines(one, choice)),
    // Without a path at '/': Caddy sorts such a block after every other `handle` of the site.
    at === '/' ? 'handle {' : `handle_path ${at}* {`,
    // Without `route` Caddy would sort these lines.
    '\troute {',
    ...siteLines(folder, file, choice).map((line) => `\t\t${line}`),
    '\t}',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function proxyLines({ path, isFolder }: ApiPath, { api, behind }: ServerChoice): string[] {
  return [
    `handle "${quotable(path, 'config.json')}${isFolder ? '*' : ''}" {`,
    `\trequest_body {`,
    `\t\tmax_size ${LARGEST_BODY_MB}MB`,
    '\t}',
    // Without a retry option Caddy sends each request once.
    `\treverse_proxy ${api} {`,
    // Else Caddy drops what they say of the customer.
    ...(behind.length > 0 ? [`\t\ttrusted_proxies ${behind.join(' ')}`] : []),
    // Less than the 5 s of Node and Apache: a POST that meets the API's closing of an idle connection is answered with 502.
    '\t\ttransport http {',
    '\t\t\tkeepalive 4s',
    '\t\t}',
    '\t}',
    '}',
  ];
}

function siteLines(folder: string, file: string, choice: ServerChoice): string[] {
  return [
    `root * "${quotable(folder, 'The folder')}"`,
    'header {',
    ...headersFor(file, choice).map(({ name, value }) => `\t${name} "${value}"`),
    `\tCache-Control "${ASK_AGAIN}"`,
    '}',
    // A directive of its own: a block that removes a header is not applied to 404 responses.
    'header -Server',
    // Caddy names it with compressed files only: caches would keep the plain ones for all.
    'header ?Vary Accept-Encoding',
    ...Object.entries(TYPES).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type "${type}"`,
    ]),
    '@assets path /assets/*',
    `header @assets Cache-Control "${KEEP}"`,
    '@gone {',
    '\tpath /assets/*',
    '\tnot file',
    '}',
    // A 404 response must not be cached for a year.
    `header @gone Cache-Control "${NEVER}"`,
    // Not `handle_errors`, which belongs to the operator's site.
    '@missing {',
    // `/` is a folder, which `file` does not match.
    '\tnot path / /assets/*',
    '\tnot {',
    '\t\tfile',
    '\t\tnot path /_headers',
    '\t}',
    '}',
    'handle @missing {',
    '\trewrite * /404.html',
    ...files('status 404').map((line) => `\t${line}`),
    '}',
    'handle {',
    ...files('hide _headers').map((line) => `\t${line}`),
    '}',
  ];
}

const files = (option: string): string[] => ['file_server {', '\tprecompressed br gzip', `\t${option}`, '}'];
