import { createRequire } from 'node:module';

/** MDN's names of browsers that `browserslist` names differently. */
const NAMES = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** @typedef {Record<string, number>} Browsers the oldest version of each browser that the portal supports, by MDN's names */

/**
 * Reads the `browserslist` of package.json, whose entries are `name >= version`.
 *
 * @param {string[]} browserslist
 * @returns {Browsers}
 */
export function oldestBrowsers(browserslist) {
  return Object.fromEntries(
    browserslist.map((entry) => {
      const [, name, version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(entry) ?? [];
      if (name === undefined) throw new Error(`browserslist: '${entry}' is not of the form 'chrome >= 117'`);
      return [NAMES[name] ?? name, Number(version)];
    }),
  );
}

const require = createRequire(import.meta.url);

/**
 * MDN's browser compatibility data.
 *
 * @type {() => Record<'api' | 'css' | 'html' | 'javascript', any>}
 */
export const readCompat = () => require('@mdn/browser-compat-data');

/**
 * The browsers that lack a feature, with the version that has it: `{ firefox: 121 }`, `{ safari: 'never' }`.
 *
 * @param {object | undefined} feature MDN's entry
 * @param {Browsers} browsers
 * @param {(prefix: string) => boolean} [hasPrefixed] whether the feature is also used with this prefix
 * @returns {Record<string, number | 'never'> | null} null when none does
 */
export function lackedBy(feature, browsers, hasPrefixed = () => false) {
  const compat = statementOf(feature);
  if (compat === undefined) return null;
  const lacking = Object.entries(browsers).flatMap(([name, oldest]) => {
    const since = firstVersion(compat.support[name], hasPrefixed);
    return since === null || since <= oldest ? [] : [[name, since === Infinity ? 'never' : since]];
  });
  return lacking.length === 0 ? null : Object.fromEntries(lacking);
}

/** MDN's statement about a feature itself, without its subfeatures. */
export function statementOf(feature) {
  return feature?.['__compat'];
}

/** The first version that has the feature, Infinity without one; null when nothing is known of this browser. */
function firstVersion(support, hasPrefixed) {
  if (support === undefined) return null;
  const versions = [support].flat().flatMap((entry) => {
    const { version_added: added, version_removed: removed, prefix, flags, alternative_name: other } = entry;
    if (flags || other || removed || (prefix && !hasPrefixed(prefix))) return [];
    if (typeof added !== 'string' || added === 'preview') return added === null ? [0] : [];
    return [Number.parseFloat(added.replace('≤', ''))];
  });
  return Math.min(Infinity, ...versions);
}
