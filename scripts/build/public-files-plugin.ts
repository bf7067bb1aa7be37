import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, sources } from 'webpack';

/** Copies `public/` as it stands: files that keep their name, because a deployment edits or links them. */
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
