import path from 'node:path';
import { installedBrowser } from '../../scripts/lib/browser.mjs';
import { printUsage } from '../../scripts/lib/usage.mjs';
import { main as brand } from '../brand/main.ts';
import { main as configure } from './configure.ts';
import { main as release } from './release.ts';

const USAGE = `npx portal-tools configure folder [options]
npx portal-tools brand folder --name … --color … --logo … [options]
npx portal-tools release /srv/portal --from folder --server nginx [options]

As \`configure\`, \`brand\` and \`release\` of docs/DEPLOY.md, for a built portal without its sources.`;

/** Runs a command without the portal's sources. @rule C6.28 */
async function main([command, ...args]: string[]): Promise<number> {
  const here = process.cwd();
  if (command === 'configure') return configure(args, path.join(here, 'dist'));
  if (command === 'brand') return brand([...args, '--no-pictures'], { root: here, findBrowser, look });
  if (command === 'release') return release(args, here);
  if (printUsage([command ?? ''], USAGE)) return 0;
  console.error(USAGE);
  return 1;
}

/** Never called, because of `--no-pictures`. */
const look = async (): Promise<string> => Promise.resolve('');
const findBrowser = async (): Promise<string> => Promise.resolve(String(installedBrowser() ?? ''));

process.exitCode = await main(process.argv.slice(2));
