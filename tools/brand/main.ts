import path from 'node:path';
import { printUsage } from '../../scripts/lib/usage.mjs';
import { configure } from '../deploy/configure.ts';
import { filesFor, write } from './apply.ts';
import { drawBrand, launch } from './browser.ts';
import { assertReadable, lineOf, pairsOf } from './contrast.ts';
import { readOptions, Refusal, USAGE } from './options.ts';
import type { takePictures } from './pictures.ts';

interface Tools {
  readonly root: string;
  /** The browser's program. */
  readonly findBrowser: () => Promise<string>;
  /** Takes pictures of the branded portal, served by the reference server; returns the page that shows them. */
  readonly look: typeof takePictures;
}

/**
 * The command: applies a brand to a built portal; everything is checked first.
 * @returns the exit code; 2 when refused
 * @rule C6.15–C6.17
 */
export async function main(args: string[], { root, findBrowser, look }: Tools): Promise<number> {
  if (printUsage(args, USAGE)) return 0;
  try {
    const options = readOptions(args, root);
    const darkened = assertReadable(options.color);
    const pairs = pairsOf(options.color);
    const browser = await launch(await findBrowser());
    try {
      const { files: drawn, notes } = await drawBrand(browser, options);
      const files = filesFor(options, drawn);
      write(options.folder, files);
      // Manifest, headers, worker and server configurations.
      const { written } = configure(options.folder, null);
      for (const file of written) console.log(`wrote ${file}`);
      for (const file of files.keys()) console.log(`wrote ${path.join(options.folder, file)}`);
      console.log(`\n${pairs.map(lineOf).join('\n')}`);
      for (const note of [...darkened, ...notes]) console.log(`! ${note}`);
      if (options.url === null)
        console.log('! Without --url a link to the portal is shown without its picture.');
      if (options.pictures) console.log(`\nLook at it: ${await look(browser, options, pairs)}`);
    } finally {
      await browser.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 2;
  }
}
