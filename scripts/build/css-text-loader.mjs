import { transformSync } from 'esbuild';

/**
 * A style sheet as a module that exports its text, without white space: `src/ui/text/styles.ts` puts it in force. Addresses in
 * it are the page's.
 *
 * @param {string} source
 */
export default function cssTextLoader(source) {
  const { code } = transformSync(source, {
    loader: 'css',
    minify: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
  });
  return `export default ${JSON.stringify(code.trim())};`;
}
