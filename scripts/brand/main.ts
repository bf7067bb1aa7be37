import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { filesFor, write } from './apply.ts';
import { drawBrand, launch } from './browser.ts';
import { assertReadable, lineOf, pairsOf } from './contrast.ts';
import { readOptions, Refusal } from './options.ts';
import { takePictures } from './pictures.ts';

interface Tools {
  readonly root: string;
  /** The program of the browser that draws. */
  readonly findBrowser: () => Promise<string>;
  /** Makes the reference server; its file. */
  readonly makeServer: () => Promise<string>;
}

/**
 * The command: a brand's name, colour and logo into a built portal, all checked before anything is written.
 * @returns the exit code: 2 when it was refused
 * @rule C6.15–C6.17
 */
export async function main(args: string[], { root, findBrowser, makeServer }: Tools): Promise<number> {
  try {
    const options = readOptions(args, root);
    assertReadable(options.color);
    const pairs = pairsOf(options.color);
    const browser = await launch(await findBrowser());
    try {
      const { files: drawn, notes } = await drawBrand(browser, options);
      const files = filesFor(options, drawn);
      write(options.folder, files);
      // What else follows config.json: the manifest, the headers, the worker, the servers' configurations.
      const configured = spawnSync(
        process.execPath,
        [path.join(root, 'scripts/configure.mjs'), options.folder],
        {
          stdio: 'inherit',
        },
      );
      if (configured.status !== 0) return 1;
      for (const file of files.keys()) console.log(`wrote ${path.join(options.folder, file)}`);
      console.log(`\n${pairs.map(lineOf).join('\n')}`);
      for (const note of notes) console.log(`! ${note}`);
      if (options.url === null)
        console.log('! Without --url a link to the portal is shown without its picture.');
      if (options.pictures)
        console.log(`\nLook at it: ${await takePictures(browser, options, pairs, await makeServer())}`);
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
