import webpack, { type Chunk } from 'webpack';

/** What a first visit of the home runs as soon as it is there. */
const START = ['main', 'router', 'api', 'shell', 'gates', 'portal'];

/**
 * Tells V8 to compile a file of the start as a whole, on its thread for that: by itself it would first skip nearly every
 * function and compile each one on the main thread when it is called, half a second on a cheap phone (docs/adr/0016).
 */
export function compileHint(): webpack.BannerPlugin {
  const isOfTheStart = (chunk: Chunk) =>
    [...chunk.groupsIterable].some(({ name }) => START.includes(name ?? ''));
  return new webpack.BannerPlugin({
    raw: true,
    test: /\.js$/,
    banner: ({ chunk }) => (isOfTheStart(chunk) ? '//# allFunctionsCalledOnLoad' : ''),
    // After the minimizer, which would take the comment out, and before the names are made from the content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
  });
}
