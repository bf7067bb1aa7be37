import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseWith, printUsage } from '../../scripts/lib/usage.mjs';
import { configure } from './configure.ts';
import { type Given, readChoice, SERVER_OPTIONS } from './web-server.ts';

const USAGE = `npm run release -w @portal/deploy -- /srv/portal --server nginx [options of configure] [--from dist]
npm run release -w @portal/deploy -- /srv/portal               as the release before
npm run release -w @portal/deploy -- /srv/portal --rollback    back to the release before`;

const OPTIONS = {
  from: { type: 'string' },
  rollback: { type: 'boolean', default: false },
  ...SERVER_OPTIONS,
} as const;

/** Releases that are kept; older ones are deleted. */
const MAX_RELEASES = 5;
/** Earlier releases whose assets a page that is still open may request. */
const REMEMBERED = 3;
const RELOAD = { nginx: 'nginx -s reload', caddy: 'caddy reload' };

/** The options of the last release, saved in `release.json`. */
type Remembered = Omit<Given, 'out'>;

/**
 * The command: copies a build into a folder of its own and switches to it by one link. Page and policy change when the web
 * server reloads.
 * @returns the exit code: 1 when it was refused, with one line
 * @rule C6.30
 */
export function main(args: string[], root: string): 0 | 1 {
  if (printUsage(args, USAGE)) return 0;
  try {
    const {
      values,
      places: [place],
    } = parseWith(args, USAGE, OPTIONS, 1);
    const { from = path.join(root, 'dist'), rollback, ...choice } = values;
    if (place === undefined) throw new Error(USAGE);
    const target = path.resolve(place);
    const name = rollback ? rollBack(target) : release(target, path.resolve(from), choice);
    const { server } = rememberedIn(target);
    console.log(`${target}/current is ${name}. Now: ${RELOAD[server === 'caddy' ? 'caddy' : 'nginx']}`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function release(target: string, from: string, { server, ...rest }: Partial<Remembered>): string {
  if (!existsSync(path.join(from, 'index.html')))
    throw new Error(`${from} is no built portal: npm run build`);
  if (server === undefined && Object.keys(rest).length > 0) throw new Error('--server is missing');
  const given: Remembered = server === undefined ? rememberedIn(target) : { server, ...rest };
  const previous = releasesIn(target);
  const name = new Date().toISOString().replaceAll(/\D/g, '');
  const folder = path.join(target, 'releases', name);
  const portal = path.join(folder, 'portal');
  const choice = readChoice(portal, { ...given, out: path.join(folder, `${given.server}.conf`) });
  mkdirSync(folder, { recursive: true });
  try {
    cpSync(from, portal, { recursive: true });
    const names = existsSync(path.join(portal, 'assets')) ? readdirSync(path.join(portal, 'assets')) : [];
    writeFileSync(path.join(folder, 'assets.json'), JSON.stringify(names));
    for (const one of previous.slice(-REMEMBERED)) keepAssets(path.join(target, 'releases', one), portal);
    const deployed = path.join(target, 'config.json');
    if (!existsSync(deployed)) cpSync(path.join(from, 'config.json'), deployed);
    cpSync(deployed, path.join(portal, 'config.json'));
    for (const note of configure(portal, choice).notes) console.error(`! ${note}`);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  writeFileSync(path.join(target, 'release.json'), `${JSON.stringify(given, null, 2)}\n`);
  switchTo(target, name);
  for (const old of previous.slice(0, Math.max(0, previous.length + 1 - MAX_RELEASES)))
    rmSync(path.join(target, 'releases', old), { recursive: true });
  return name;
}

function rollBack(target: string): string {
  const releases = releasesIn(target);
  const link = path.join(target, 'current');
  const current = existsSync(link) ? path.basename(readlinkSync(link)) : '';
  const former = releases[releases.indexOf(current) - 1];
  if (former === undefined)
    throw new Error(`${target}: there is no release before ${current || 'the first'}`);
  switchTo(target, former);
  return former;
}

/** Renames a new link over the old one, so that there is a link at every moment. */
function switchTo(target: string, name: string): void {
  const link = path.join(target, 'current');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === false)
    throw new Error(`${link} is no link: it is not this command's`);
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name), next);
  renameSync(next, link);
}

/** Links the assets of a former release's own build into the new one, except names that it already has. */
function keepAssets(former: string, portal: string): void {
  const names = JSON.parse(readFileSync(path.join(former, 'assets.json'), 'utf8')) as string[];
  for (const asset of names) {
    const [old, now] = [path.join(former, 'portal/assets', asset), path.join(portal, 'assets', asset)];
    if (existsSync(old) && !existsSync(now)) linkSync(old, now);
  }
}

const releasesIn = (target: string): string[] =>
  existsSync(path.join(target, 'releases'))
    ? readdirSync(path.join(target, 'releases'))
        .filter((name) => /^\d{17}$/.test(name))
        .toSorted()
    : [];

function rememberedIn(target: string): Remembered {
  const file = path.join(target, 'release.json');
  if (!existsSync(file)) throw new Error(`--server is missing\n\n${USAGE}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Remembered;
}
