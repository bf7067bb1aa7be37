import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSERS, ESBUILD_TARGETS } from '../build/browsers.mjs';
import cssLoader from '../build/css-loader.mjs';
import { oldestBrowsers, readCompat } from '../support/compat.mjs';
import { FALLBACKS } from '../support/fallbacks.mjs';
import { usesInScript } from '../support/scripts.mjs';
import { usesInStyles } from '../support/styles.mjs';
import { inlineTexts } from './built-files.mjs';
import { root } from './run.mjs';
import { outcomeOf } from './steps.mjs';

/** @typedef {{ name: string, text: string }} File */

/**
 * The features that these files use and one of the oldest browsers lacks, in words, except those with a named fallback.
 *
 * @param {File[]} files
 * @param {{ fallbacks?: Record<string, string>, isWhole?: boolean }} [options] `isWhole`: the files are a whole build, so an
 * unused fallback is reported, too
 * @returns {string[]}
 */
export function unsupported(files, { fallbacks = FALLBACKS, isWhole = false } = {}) {
  const compat = readCompat();
  const browsers = oldestBrowsers(BROWSERS);
  const found = new Map();
  const used = new Set();
  for (const { name, text } of files)
    for (const use of usesIn(name, text)) {
      const fallback = Object.keys(fallbacks).find((one) => `${use.feature}.`.startsWith(`${one}.`));
      if (fallback === undefined)
        found.set(use.feature, [...(found.get(use.feature) ?? []), { name, ...use }]);
      else used.add(fallback);
    }
  const stale = isWhole ? Object.keys(fallbacks).filter((name) => !used.has(name)) : [];
  return [
    ...[...found].map(([feature, uses]) => inWords(feature, uses)),
    ...stale.map((name) => `${name}: nothing uses it any more (scripts/support/fallbacks.mjs)`),
  ];

  function usesIn(name, text) {
    if (name.endsWith('.css')) return usesInStyles(text, compat, browsers);
    if (!name.endsWith('.html')) return usesInScript(text, compat, browsers);
    return [
      ...inlineTexts(text, 'style').flatMap((css) => usesInStyles(css, compat, browsers)),
      ...inlineTexts(text, 'script').flatMap((script) => usesInScript(script, compat, browsers)),
    ];
  }
}

function inWords(feature, [{ name, lacking, excerpt }, ...further]) {
  const versions = Object.entries(lacking).map(([browser, since]) => `${browser} ${since}`);
  const more = further.length > 0 ? `, and ${further.length} more` : '';
  return `${feature} (${versions.join(', ') || 'no browser of the list'})\n  ${name}${more}: ${excerpt.replaceAll(/\s+/g, ' ')}`;
}

const ADVICE = `Use what ${BROWSERS.join(', ')} have, or name the fallback in scripts/support/fallbacks.mjs.`;

/** A step that checks the last build against `browserslist`, with MDN's data. */
export const supportStep = {
  name: 'the oldest browsers have what the build uses',
  run: async () => outcomeOf(unsupported(filesOf(path.join(root, 'dist')), { isWhole: true }), ADVICE),
};

/** The same for the sources and their packages, bundled in memory: `npm run check` makes no build. */
export const sourceSupportStep = {
  name: 'the oldest browsers have what the sources use',
  run: async () => outcomeOf(unsupported(await bundleSources()), ADVICE),
};

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(?:js|css|html)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

async function bundleSources() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/boot.ts', 'src/service-worker/sw.ts'],
    outdir: 'build/support',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: ESBUILD_TARGETS,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty' },
    plugins: [cssAsText],
    logLevel: 'silent',
  });
  return outputFiles.map(({ path: file, text }) => ({ name: path.basename(file), text }));
}

/** Prefixes CSS as webpack's loader does. */
const cssAsText = {
  name: 'css-as-text',
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      contents: cssLoader(readFileSync(file, 'utf8')),
      loader: 'text',
    })),
};
