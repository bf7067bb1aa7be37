import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/** What the page shows before any script runs: markup and the CSS that it uses. */
export interface FirstPaint {
  html: string;
  /** The markup until the app of a signed-in customer, or of a public route, is loaded. */
  frame: string;
  css: string;
  /** The `@font-face` rules, which take effect only after the first paint (src/boot.ts). */
  fonts: string;
}

/**
 * Renders the login as React hydrates it, and the signed-in frame. Emotion's `<style>` tags are merged into one, so that the
 * content security policy needs a single hash.
 *
 * @param folder of the cache; builds that run at once need different ones
 */
export async function renderFirstPaint(root: string, folder = 'first-paint'): Promise<FirstPaint> {
  const outfile = path.join(root, '.cache', folder, 'prerender.cjs');
  await build({
    entryPoints: [path.join(root, 'src/app/first-paint/prerender.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.css': 'text', '.woff2': 'empty', '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const require = createRequire(path.join(root, 'package.json'));
  const { prerender } = require(outfile) as typeof import('../../src/app/first-paint/prerender.tsx');
  const { markup, frame, css, fonts, variables } = prerender();
  const rules: string[] = [css];
  const html = markup.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_tag, rule: string) => {
    rules.push(rule);
    return '';
  });
  if (/ style="/.test(html)) throw new Error('first paint: a style attribute would be blocked by the CSP');
  return { html, frame, css: keepUsedVariables(rules.join(''), html + variables.join('')), fonts };
}

/** Puts the first paint in the places that `public/index.html` marks for it. */
export function insertFirstPaint(source: string, { html, frame, css, fonts }: FirstPaint): string {
  if (!source.includes('<!-- first paint -->')) return source;
  return source
    .replace('/* first paint */', () => css)
    .replace('/* fonts */', () => fonts)
    .replace('<!-- first frame -->', () => frame)
    .replace('<!-- first paint -->', () => html);
}

/** A version for the build's cache: no module imports the sources of the first paint. */
export function hashOf(firstPaint: FirstPaint): string {
  return createHash('sha256').update(JSON.stringify(firstPaint)).digest('hex');
}

/** Drops unused CSS variables: the theme declares every colour of every MUI component. */
function keepUsedVariables(css: string, readers: string): string {
  const declaration = /(--portal-[\w-]+):([^;{}]*);?/g;
  const used = new Set<string>();
  const reads = (text: string) =>
    [...text.matchAll(/var\((--portal-[\w-]+)/g)].map((match) => match[1] ?? '');
  const queue = reads(css.replace(declaration, '') + readers);
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(declaration)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...(values.get(name) ?? []).flatMap(reads));
  }
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
}
