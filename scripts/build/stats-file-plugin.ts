import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

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
