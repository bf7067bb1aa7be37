import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest)$/;

/** How a build is minified: the customers' is, another is quick to build again. */
export const minimizing = (isForCustomers: boolean): NonNullable<Configuration['optimization']> => ({
  minimize: isForCustomers,
  // With it a second build fails: the inspector's page, kept from the first, names the start by the hash that it had.
  realContentHash: isForCustomers,
  // The default one is for the page and its styles alone: on scripts it takes most of a build's time, makes them larger,
  // and whatever it has touched the one below leaves alone.
  minimizeOptions: { javascript: false },
  minimizer: [
    '...',
    new MinimizerPlugin({
      test: /\.js$/,
      // The licences stand in one list (./licenses.ts).
      extractComments: false,
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, format: { comments: false } },
    }),
  ],
});

/** What lies beside each file for whoever accepts it; Node compresses on all cores. */
export const compression = [
  new CompressionPlugin<zlib.BrotliOptions>({
    test: COMPRESSIBLE,
    exclude: /config\.json$/,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 1,
  }),
  new CompressionPlugin({
    test: COMPRESSIBLE,
    exclude: /config\.json$/,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
    minRatio: 1,
  }),
];
