import { transformSync } from 'esbuild';
import { ESBUILD_TARGETS } from './browsers.mjs';

/**
 * Prefixes and minifies a style sheet. webpack minifies CSS imported as text, too, but not what it reads from its cache.
 *
 * @param {string} source
 */
export default function cssLoader(source) {
  return transformSync(source, { loader: 'css', minify: true, target: ESBUILD_TARGETS }).code.trim();
}
