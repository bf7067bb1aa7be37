import { transformSync } from 'esbuild';
import { ESBUILD_TARGETS } from './browsers.mjs';

/**
 * Prefixes and minifies a style sheet. webpack does it for texts, too, but not for those that it reads from its cache.
 *
 * @param {string} source
 */
export default function cssLoader(source) {
  return transformSync(source, { loader: 'css', minify: true, target: ESBUILD_TARGETS }).code.trim();
}
