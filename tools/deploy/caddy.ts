import { type ApiPath, LARGEST_BODY_MB } from './api-paths.ts';
import {
  ASK_AGAIN,
  firstLines,
  headersFor,
  KEEP,
  NEVER,
  quotable,
  type ServerChoice,
  TYPES,
} from './web-server.ts';

/**
 * What Caddy imports in a site's block. No rewrites: routes live behind `#`.
 * @param folder the deployment, absolute
 * @param file the text of its `_headers`
 * @param api what is handed on to `choice.api`
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
    ...api.flatMap((one) => handedOn(one, choice)),
    // At '/' without a path: Caddy puts such a block behind every other `handle` of the site.
    at === '/' ? 'handle {' : `handle_path ${at}* {`,
    // Without `route` Caddy would put these lines into an order of its own.
    '\troute {',
    ...siteLines(folder, file, choice).map((line) => `\t\t${line}`),
    '\t}',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function handedOn({ path, isFolder }: ApiPath, { api }: ServerChoice): string[] {
  return [
    `handle "${quotable(path, 'config.json')}${isFolder ? '*' : ''}" {`,
    `\trequest_body {`,
    `\t\tmax_size ${LARGEST_BODY_MB}MB`,
    '\t}',
    // Caddy asks once, unless it is told to try for a while.
    `\treverse_proxy ${api}`,
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
    // Apart from the block above: a block that removes a header is not applied to 404 answers.
    'header -Server',
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
    // What is not there must not be kept for a year.
    `header @gone Cache-Control "${NEVER}"`,
    // Not by `handle_errors`: those are the site's to say.
    '@missing {',
    // The start is a folder, which `file` does not find.
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
