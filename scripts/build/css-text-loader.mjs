import { transformSync } from 'esbuild';
import { ESBUILD_TARGETS } from './browsers.mjs';

/**
 * A style sheet as a module that exports its text, without white space: `src/ui/theme/styles.ts` puts it in force. Addresses in
 * it are the page's.
 *
 * @param {string} source
 */
export default function cssTextLoader(source) {
  const { code } = transformSync(source, { loader: 'css', minify: true, target: ESBUILD_TARGETS });
  return `export default ${JSON.stringify(code.trim())};`;
}
