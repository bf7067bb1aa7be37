import { type Compiler, sources } from 'webpack';

/** How the bundler calls what another module exports: `(0,module.a)(`, with the name behind `a` in a remark. */
const CALL = /\(0,(\w+(?:\/\* [^*]+ \*\/ ?)?(?:\.[\w$]+)+)\)\(/g;

/**
 * Writes such a call as `module.a(…)`. The bundler's form keeps the called function from seeing its module as `this`, which
 * none looks at; it stands a thousand times in the start alone (docs/PATCHES.md).
 */
export class PlainCallsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainCalls', (compilation) => {
      // Before the minimizer: it sees which brackets and words a call then needs around it.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'PlainCalls', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(
            name,
            (source) => new sources.RawSource(source.source().toString().replaceAll(CALL, '$1(')),
          );
      });
    });
  }
}
