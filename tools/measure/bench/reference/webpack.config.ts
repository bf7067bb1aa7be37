import path from 'node:path';
import type { Configuration } from 'webpack';
import { compression, minimizing } from '../../../../scripts/build/packing.ts';
import { typescriptRule } from '../../../../scripts/build/typescript-rule.ts';

/** The reference page, built like the portal. */
const config: Configuration = {
  mode: 'production',
  target: 'browserslist',
  entry: { index: './tools/measure/bench/reference/index.html' },
  output: {
    path: path.resolve('build/bench-reference'),
    clean: true,
    filename: 'assets/[name].[contenthash:10].js',
    htmlFilename: '[name].html',
  },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  module: { rules: [typescriptRule] },
  optimization: minimizing(true),
  performance: { hints: false },
  plugins: compression,
};

export default config;
