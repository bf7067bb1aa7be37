import { readFileSync } from 'node:fs';
import path from 'node:path';

const { browserslist } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
);

/**
 * The oldest browsers that the portal supports, as package.json lists them: the only list.
 *
 * @type {string[]}
 */
export const BROWSERS = browserslist;

const ESBUILD_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The same for esbuild, which has its own names and knows only some of them. */
export const ESBUILD_TARGETS = BROWSERS.flatMap((entry) => {
  const [name, version] = entry.split(' >= ');
  return name in ESBUILD_NAMES ? [`${ESBUILD_NAMES[name]}${version}`] : [];
});
