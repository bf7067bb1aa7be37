import { readdirSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, sources, type Chunk } from 'webpack';

/** Writes which files each entry and each named chunk group loads; the byte budgets are counted from it. */
export class StatsFilePlugin {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('StatsFile', (stats) => {
      const { entrypoints, namedChunkGroups } = stats.toJson({
        all: false,
        entrypoints: true,
        chunkGroups: true,
        chunkGroupAuxiliary: false,
      });
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify({ entrypoints, namedChunkGroups }, null, 2));
    });
  }
}

/** Copies `public/` unchanged. File names have no hash, because deployments edit these files or link to them. */
export class PublicFilesPlugin {
  readonly folder: string;
  readonly except: readonly string[];

  constructor(folder: string, except: readonly string[]) {
    this.folder = folder;
    this.except = except;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFiles', stage }, () => {
        compilation.contextDependencies.add(this.folder);
        for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          const file = path.join(entry.parentPath, entry.name);
          const name = path.relative(this.folder, file).split(path.sep).join('/');
          if (!entry.isFile() || this.except.includes(name)) continue;
          compilation.emitAsset(name, new sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}

/** The chunks that a first visit of the home runs at once. */
const START = ['main', 'router', 'api', 'shell', 'gates', 'portal'];

/**
 * Makes V8 compile the start files as a whole, on a background thread. By default it compiles each function on the main thread
 * when it is called: half a second on a cheap phone (docs/adr/0002).
 */
export function compileHint(): webpack.BannerPlugin {
  const isOfTheStart = (chunk: Chunk) =>
    [...chunk.groupsIterable].some(({ name }) => START.includes(name ?? ''));
  return new webpack.BannerPlugin({
    raw: true,
    test: /\.js$/,
    banner: ({ chunk }) => (isOfTheStart(chunk) ? '//# allFunctionsCalledOnLoad' : ''),
    // After the minimizer, which would remove the comment, and before the content is hashed for the file names.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
  });
}
