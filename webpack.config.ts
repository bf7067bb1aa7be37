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
  {
    test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    loader: path.join(root, 'scripts/build/unused-components-loader.mjs'),
  },
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

interface InGraph {
  chunkGraph: webpack.ChunkGraph;
}

/** The names of the chunks that have a module, before any group takes it out. */
function chunksOf(module: webpack.Module, { chunkGraph }: InGraph): readonly unknown[] {
  return [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
}

/** Nothing may be taken out of the page's own script: it must run before anything else is fetched. */
const isLater = ({ name }: { name?: string | null | undefined }) => name !== 'boot' && name !== 'main';

/**
 * By what the chunks share, never by a file's name. Vendors of the first chunk change rarely: by themselves they stay in a
 * returning customer's cache over a deploy.
 */
const cacheGroups = {
  vendors: {
    test: /node_modules/,
    name: 'vendors',
    priority: 20,
    chunks: ({ name }: { name?: string | null | undefined }) => name === 'main',
  },
  // What the home's start and most other screens need comes once, instead of with each of them.
  shared: {
    test: (module: webpack.Module, graph: InGraph) =>
      module.nameForCondition()?.includes(`${path.sep}node_modules${path.sep}`) === false &&
      chunksOf(module, graph).some((name) => name === 'shell' || name === 'portal' || name === 'api'),
    name: 'shared',
    minChunks: 8,
    priority: 10,
    enforce: true,
    chunks: isLater,
  },
  // What knows of the days that are left comes once, for the vouchers, the statement and the menu.
  vencimento: {
    test: /src[\\/](?:domain[\\/]vencimento|lib[\\/]datas[\\/]vencimento|lib[\\/]ofertas[\\/]voucher|platform[\\/]device[\\/]use-hoje|ui[\\/]text[\\/]pill|api[\\/]ofertas[\\/]vouchers)/,
    name: 'vencimento',
    priority: 8,
    enforce: true,
    chunks: isLater,
  },
  // The shell's own and the home's own in one file each: cut up by what the later screens share with them, they would
  // weigh more, and change their weight with every new screen.
  shell: {
    test: (module: webpack.Module, graph: InGraph) =>
      !chunksOf(module, graph).some((name) => name === 'router' || name === 'portal' || name === 'gates'),
    name: 'shell-own',
    priority: 5,
    enforce: true,
    chunks: ({ name }: { name?: string | null | undefined }) => name === 'shell',
  },
  home: {
    test: (module: webpack.Module, graph: InGraph) => {
      const names = chunksOf(module, graph);
      return names.includes('portal') && !names.includes('shell');
    },
    name: 'home',
    priority: 5,
    enforce: true,
    chunks: ({ name }: { name?: string | null | undefined }) => name === 'portal' || name === 'promocoes',
  },
};

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
