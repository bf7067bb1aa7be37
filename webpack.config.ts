import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { hashOf, insertFirstPaint, renderFirstPaint } from './scripts/build/first-paint.ts';
import { compileHint } from './scripts/build/compile-hint.ts';
import { HeadersPlugin } from './scripts/build/headers-plugin.ts';
import { insertFonts, inspectorPlugins } from './scripts/build/inspector-plugins.ts';
import { compression, minimizing } from './scripts/build/packing.ts';
import { PublicFilesPlugin } from './scripts/build/public-files-plugin.ts';
import { serviceWorkerPlugin } from './scripts/build/service-worker.ts';
import { StatsFilePlugin } from './scripts/build/stats-file-plugin.ts';
import { typescriptRule } from './scripts/build/typescript-rule.ts';

const root = process.cwd();
/** Files of `public/` that the page's own rules name: the bundler emits them. */
const OF_THE_PAGE = [
  'fonts/figtree-latin.woff2',
  'fonts/bricolage-grotesque-latin.woff2',
  'pictures/feira.svg',
];

const rules = [
  typescriptRule,
  { test: /leaflet-src\.js$/, loader: path.join(root, 'scripts/build/leaflet-loader.mjs') },
  // The plain parts' rules come with their script (src/ui/text/styles.ts): no further request, nothing for the policy to allow.
  {
    test: /[\\/]src[\\/].*\.css$/,
    type: 'javascript/auto',
    loader: path.join(root, 'scripts/build/css-text-loader.mjs'),
  },
  { test: /\.woff2$/, type: 'asset/resource' },
  { test: /elk-worker\.min\.[\w.]*js$/, type: 'asset/resource' },
  // The page and the app name the same picture: it keeps its name, so that it is fetched once.
  {
    test: /pictures\/.*\.svg$/,
    type: 'asset/resource',
    generator: { filename: 'pictures/[name][ext]' },
  },
];

/** Not for a build with the inspector: it shows these words. */
const chartsWithoutWords = {
  test: /[\\/]machines[\\/].*\.ts$/,
  enforce: 'pre' as const,
  loader: path.join(root, 'scripts/build/descriptions-loader.mjs'),
};

/** Vendors change rarely: chunks of their own stay in a returning customer's cache over a deploy. */
const cacheGroups = {
  vendors: { test: /node_modules/, name: 'vendors', priority: 20, chunks: inMain },
  // What every signed-in route needs comes once, instead of with each part that uses it.
  wire: {
    test: /[\\/]src[\\/](?:api[\\/](?:base[\\/](?:api|api-error|base-query|fields|payload|store)|(?:ofertas[\\/]banners|pessoa[\\/]pessoa|acesso[\\/]token)\.\w+)|lib[\\/]\w+[\\/](?:data-partes|datas|decimal|dinheiro|form-encoding|numero|rotas|texto|uuid)|ui[\\/]\w+[\\/](?:icon|list-block|near-window|skeletons|virtual-list))\.tsx?$/,
    name: 'wire',
    priority: 10,
    enforce: true,
    chunks: notInMain,
  },
  // And the shell's own in one file, whatever a later screen shares with it.
  shell: { test: isOfTheShell, name: 'shell-own', priority: 5, enforce: true, chunks: isShell },
  // The home's own parts in one file, which the offers share: cut up by what the later screens share with them, they
  // would weigh more, and change their weight with every new screen.
  home: {
    test: isOfTheHome,
    name: 'home',
    priority: 5,
    enforce: true,
    chunks: ({ name }: { name?: string | null | undefined }) => name === 'portal' || name === 'promocoes',
  },
};

/** What the shell has too stays with the shell: it comes with every screen. */
function isOfTheHome(module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }): boolean {
  const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
  return names.includes('portal') && !names.includes('shell');
}

function isOfTheShell(module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }): boolean {
  const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
  return !names.some((name) => name === 'router' || name === 'portal' || name === 'gates');
}

function isShell({ name }: { name?: string | null | undefined }): boolean {
  return name === 'shell';
}

/** Nothing may be taken out of the page's own script either: it must run before anything else is fetched. */
function notInMain(chunk: { name?: string | null | undefined }): boolean {
  return chunk.name !== 'boot' && !inMain(chunk);
}

/** Only what the first chunk needs goes into the vendor chunk; later screens bring their own parts. */
function inMain(chunk: { name?: string | null | undefined }): boolean {
  return chunk.name === 'main';
}

/** What MUI imports with every button and with its locale, and nobody uses (docs/adr/0006). */
const UNUSED_OF_MUI =
  /^\.\/TouchRipple\.mjs$|^\.\.\/CircularProgress\/index\.mjs$|^\.\/utils\/buildFormatNumber\.mjs$/;

const output: NonNullable<Configuration['output']> = {
  path: path.join(root, 'dist'),
  clean: true,
  // Relative to the page, not to the script: the boot script stands inside the page and has no address of its own.
  publicPath: '',
  filename: 'assets/[name].[contenthash:10].js',
  // Nameless and short: the login's script lists every chunk.
  chunkFilename: 'assets/p-[contenthash:6].js',
  cssFilename: 'assets/[name].[contenthash:10].css',
  cssChunkFilename: 'assets/[name].[contenthash:10].css',
  assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  htmlFilename: '[name].html',
  html: { inline: [/boot/] },
  trustedTypes: { policyName: 'portal', onPolicyCreationFailure: 'continue' },
};

/**
 * The portal's build: `dist/` is deployable as it stands, from any folder (`docs/DEPLOY.md`). With `qa` the same portal
 * can be watched, with the inspector beside it, in `dist-qa/` (`docs/QA.md`); neither minified nor compressed.
 */
export default async function config(
  { qa = false }: { qa?: boolean },
  argv: { mode?: 'production' | 'development' },
): Promise<Configuration> {
  const production = argv.mode !== 'development';
  const lists = path.join(root, qa ? 'build/qa' : 'build');
  const firstPaint = await renderFirstPaint(root, qa ? 'first-paint-qa' : 'first-paint');
  return {
    mode: production ? 'production' : 'development',
    context: root,
    target: 'browserslist',
    devtool: production ? false : 'eval-cheap-module-source-map',
    entry: { index: './public/index.html', ...(qa ? { inspector: './src/inspector/inspector.html' } : {}) },
    output: qa ? { ...output, path: path.join(root, 'dist-qa') } : output,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      parser: {
        html: {
          chunkName: '[name]',
          template: (source: string) => insertFonts(insertFirstPaint(source, firstPaint), root),
          sources: [{ tag: 'script', attribute: 'src', type: 'script' }],
        },
      },
      rules: production && !qa ? [...rules, chartsWithoutWords] : rules,
    },
    optimization: {
      minimize: production && !qa,
      ...minimizing,
      splitChunks: { chunks: 'async', cacheGroups },
    },
    // Said, because a rule of our own for style sheets would turn it off: the page's own rules are read by it.
    experiments: { css: true },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, qa ? '.cache/webpack-qa' : '.cache/webpack'),
      version: hashOf(firstPaint),
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(UNUSED_OF_MUI, path.join(root, 'scripts/build/unused.ts')),
      new PublicFilesPlugin(path.join(root, 'public'), [
        'index.html',
        'fonts/fallbacks.css',
        'fonts/fonts.css',
        ...OF_THE_PAGE,
      ]),
      new HeadersPlugin(),
      ...(production && !qa ? [compileHint()] : []),
      new StatsFilePlugin(path.join(lists, 'stats.json')),
      ...(qa ? inspectorPlugins(root) : []),
      ...(production ? [serviceWorkerPlugin(root, path.join(lists, 'precache.json'))] : []),
      ...(production && !qa ? compression : []),
    ],
  };
}
