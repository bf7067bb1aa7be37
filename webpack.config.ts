import path from 'node:path';
import type { Configuration } from 'webpack';
import { hashOf, insertFirstPaint, renderFirstPaint } from './scripts/build/first-paint.ts';
import { cacheGroups } from './scripts/build/cache-groups.ts';
import { compileHint, PublicFilesPlugin, StatsFilePlugin } from './scripts/build/plugins.ts';
import { HeadersPlugin } from './scripts/build/headers-plugin.ts';
import { insertFonts, inspectorPlugins } from './scripts/build/inspector-plugins.ts';
import { licenses } from './scripts/build/licenses.ts';
import { compression, minimizing } from './scripts/build/packing.ts';
import { serviceWorkerPlugin } from './scripts/build/service-worker.ts';
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
  // The plain parts' rules come with their script (src/ui/theme/styles.ts): no further request, nothing for the policy to allow.
  {
    test: /[\\/](?:src|tools[\\/]inspector)[\\/].*\.css$/,
    type: 'css',
    parser: { exportType: 'text', url: false },
    loader: path.join(root, 'scripts/build/css-loader.mjs'),
  },
  { test: /\.woff2$/, type: 'asset/resource' },
  { test: /elk-worker\.min\.[\w.]*js$/, type: 'asset/resource' },
  // The page and the app name the same picture: it keeps its name, so that it is fetched once.
  {
    test: /[\\/]pictures[\\/].*\.svg$/,
    type: 'asset/resource',
    generator: { filename: 'pictures/[name][ext]' },
  },
];

/**
 * Parts of React Router, and what MUI's buttons and fields import for what the theme turns off and no view asks for: 6 kB of
 * every form (docs/adr/0002).
 */
const withoutUnused = {
  test: [
    /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    /[\\/]@mui[\\/]material[\\/](?:CircularProgress[\\/]CircularProgress|ButtonBase[\\/]TouchRipple|TextareaAutosize[\\/]TextareaAutosize)\.mjs$/,
  ],
  loader: path.join(root, 'scripts/build/unused-loader.mjs'),
};

/** Of two builds of a package the one for customers, where its own `exports` do not choose it (docs/PATCHES.md). */
const forCustomers = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
  // React has the hook itself.
  'use-sync-external-store/shim$': 'react',
  'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
};

/** Not for a build with the inspector: it shows the words. */
const bareCharts = {
  test: /[\\/]machines[\\/].*\.ts$/,
  enforce: 'pre' as const,
  loader: path.join(root, 'scripts/build/charts-loader.mjs'),
};

/** For a build with the inspector: it says where a state stands. */
const chartLines = {
  test: /\.machine\.ts$/,
  enforce: 'pre' as const,
  loader: path.join(root, 'scripts/build/charts-loader.mjs'),
  options: { lines: true },
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

const rulesOf = (production: boolean, qa: boolean) => [
  ...rules,
  ...(production ? [withoutUnused] : []),
  ...(production && !qa ? [bareCharts] : []),
  ...(qa ? [chartLines] : []),
];

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
    entry: { index: './public/index.html', ...(qa ? { inspector: './tools/inspector/inspector.html' } : {}) },
    output: qa ? { ...output, path: path.join(root, 'dist-qa') } : output,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: production ? forCustomers : {} },
    module: {
      parser: {
        // Nobody asks for such a function's name, and what sets it would stand in each page.
        javascript: { anonymousDefaultExportName: false },
        html: {
          chunkName: '[name]',
          template: (source: string) => insertFonts(insertFirstPaint(source, firstPaint), root),
          sources: [{ tag: 'script', attribute: 'src', type: 'script' }],
        },
      },
      rules: rulesOf(production, qa),
    },
    optimization: {
      // One letter each. A module's new export may rename its others: the files that use them change with it, no further ones.
      ...(production && { mangleExports: 'size' as const }),
      ...minimizing(production && !qa),
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
      ...(production && !qa ? [licenses, ...compression] : []),
    ],
  };
}
