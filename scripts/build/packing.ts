import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest)$/;

/** The customers' build is minified; others are not, to be rebuilt quickly. */
export const minimizing = (isForCustomers: boolean): NonNullable<Configuration['optimization']> => ({
  minimize: isForCustomers,
  // Off for QA: the inspector's page, cached from the first build, names the start file by its old hash, and a rebuild fails.
  realContentHash: isForCustomers,
  // The default minimizer is for HTML and CSS only: on scripts it is slow, makes them larger, and the one below skips its
  // results.
  minimizeOptions: { javascript: false },
  minimizer: [
    '...',
    new MinimizerPlugin({
      test: /\.js$/,
      // The licences are in licenses.txt (./licenses.ts).
      extractComments: false,
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, format: { comments: false } },
    }),
  ],
});

/** Compressed copies beside each file, for clients that accept them. Node compresses on all cores. */
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
