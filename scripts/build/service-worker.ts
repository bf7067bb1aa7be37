import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';

/** The files that the worker does not precache, and why. All other files of the build are precached, within `budgets.json`. */
export const NOT_KEPT: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /^config\.json$/, why: 'may change without a build: network first, by a route of its own' },
  {
    files: /^manifest\.webmanifest$/,
    why: 'only the browser reads it, when it installs, and then the newest',
  },
  { files: /^icons\/(?!favicon)/, why: 'the system keeps its own copy of the icons when it installs' },
  { files: /^screenshots\//, why: 'seen once, in the install dialog' },
  { files: /^map\//, why: 'the drawn ground of the map: without it the stores stand on a plain one' },
  { files: /^push\//, why: "the push SDK's own worker, which browsers keep by themselves" },
  { files: /^(?:assets\/)?(?:inspector|elk-worker)/, why: 'the QA build alone has them' },
  { files: /^(?:404\.html|favicon\.ico)$/, why: 'asked for by those who have no worker' },
  { files: /\.txt$|^licenses\.json$/, why: 'licences: nobody opens them from the portal' },
];

/** The chunks that are not precached: code that loads one has to cope with being offline. */
const CHUNKS_NOT_KEPT: readonly { readonly chunk: string; readonly why: string }[] = [
  { chunk: 'acessibilidade', why: 'read now and then; a list of tests, which changes with each version' },
  { chunk: 'calendar', why: 'a birth date is typed; its calendar alone is a tenth of all' },
  { chunk: 'report', why: 'sends nothing without a network' },
  { chunk: 'push', why: 'its SDK comes from the network, too' },
  { chunk: 'carousel', why: 'moves the banners: without it the first one stands' },
  { chunk: 'ativar-todas', why: 'activates nothing without a network; its place stays empty' },
];

/**
 * Builds `src/service-worker/sw.ts` into `dist/sw.js` with the list of files to precache. Nearly every chunk is in it: after a
 * deploy the old worker still serves the old page, whose chunks the server no longer has.
 *
 * @param listFile where the list is written for `scripts/budgets.mjs`
 */
export function serviceWorkerPlugin(root: string, listFile: string): InjectManifest {
  return new InjectManifest({
    swSrc: path.join(root, 'src/service-worker/sw.ts'),
    swDest: 'sw.js',
    injectionPoint: 'self.portalFiles',
    exclude: NOT_KEPT.map(({ files }) => files),
    // These names have a hash of the content.
    dontCacheBustURLsMatching: /^assets\//,
    // No limit per file: `budgets.json` limits their sum.
    maximumFileSizeToCacheInBytes: 100_000_000,
    manifestTransforms: [
      (all, compilation) => {
        const left = filesOfAlone(
          compilation as Compilation,
          CHUNKS_NOT_KEPT.map(({ chunk }) => chunk),
        );
        const map = filesOfAlone(compilation as Compilation, ['mapa']);
        const entries = all
          .filter(({ url }) => !left.has(url))
          .map((entry) => (map.has(entry.url) ? { ...entry, ofMap: true } : entry));
        mkdirSync(path.dirname(listFile), { recursive: true });
        writeFileSync(
          listFile,
          JSON.stringify(
            entries.map(({ url }) => url),
            null,
            2,
          ),
        );
        return { manifest: entries, warnings: [] };
      },
    ],
  });
}

/** The files that only these chunks use. `excludeChunks` would also drop shared files, which other chunks need offline. */
function filesOfAlone({ namedChunkGroups }: Compilation, names: readonly string[]): Set<string> {
  const left = new Set(names.map((chunk) => namedChunkGroups.get(chunk)));
  const chunks = [...left].flatMap((group) => group?.chunks ?? []);
  const onlyTheirs = chunks.filter((chunk) => [...chunk.groupsIterable].every((group) => left.has(group)));
  return new Set(onlyTheirs.flatMap(({ files }) => [...files]));
}
