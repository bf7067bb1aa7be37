/**
 * Checks imports against the layer table of `.oxlintrc.json`; pure functions.
 *
 * @typedef {{ files: string[], imports?: string[], types?: string[], vendors?: string[] }} Layer
 * @typedef {{ layers: Record<string, Layer>, islands: string[], pairs: Record<string, string[]>, free: string[], vendors: Record<string, string[]> }} Table
 */
import path from 'node:path';

const patterns = new Map();

/** Whether a path from the root fits a glob: `**` is any path, `*` any name, `{a,b}` one of two. */
export function fits(file, glob) {
  if (!patterns.has(glob)) {
    const source = glob
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/?|\*/g, (stars) => STARS[stars])
      .replace(/\{(.*?)\}/g, (_braces, names) => `(?:${names.replaceAll(',', '|')})`);
    patterns.set(glob, new RegExp(`^${source}$`));
  }
  return patterns.get(glob).test(file);
}

const STARS = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' };

const fitsAny = (file, globs) => globs.some((glob) => fits(file, glob));

/** The name of the first layer that claims a file; undefined for a file outside the table. */
export function layerOf(file, table) {
  return Object.keys(table.layers).find((name) => fitsAny(file, table.layers[name].files));
}

/**
 * The error of an import, in one sentence; undefined when the table allows it.
 *
 * @param {string} file the importing file, from the root
 * @param {string} specifier as it is written
 * @param {{ typeOnly?: boolean, names?: string[] }} how
 * @param {Table} table
 */
export function importFault(file, specifier, how, table) {
  if (fitsAny(file, table.free)) return undefined;
  if (!specifier.startsWith('.')) return vendorFault(file, specifier, how, table);
  const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  if (!path.posix.extname(target)) return `'${specifier}' must end in its file's extension`;
  return islandFault(file, target, table) ?? layerFault(file, target, how, table);
}

function layerFault(file, target, { typeOnly }, table) {
  const from = layerOf(file, table);
  const to = layerOf(target, table);
  if (!from) return `${file} belongs to no layer: add its folder to the table in .oxlintrc.json`;
  if (!/\.[jt]sx?$/.test(target) || from === to) return undefined;
  const { imports = [], types = [] } = table.layers[from];
  if (imports.includes(to) || (typeOnly && types.includes(to))) return undefined;
  const may = [...imports, ...types.map((name) => `types of ${name}`)].join(', ') || 'nothing but itself';
  return `${from} must not import ${to ?? target}; it may import ${may}`;
}

const islandOf = (name, glob) => name.split('/').slice(0, glob.split('/').length).join('/');

function islandFault(file, target, { islands, pairs }) {
  const breached = islands.find(
    (glob) =>
      fits(islandOf(file, glob), glob) &&
      fits(islandOf(target, glob), glob) &&
      islandOf(file, glob) !== islandOf(target, glob) &&
      !pairs[path.posix.basename(islandOf(file, glob))]?.includes(
        path.posix.basename(islandOf(target, glob)),
      ),
  );
  return (
    breached &&
    `one ${path.posix.dirname(breached)} folder must not import another but by \`pairs\`; share it in a lower layer`
  );
}

function vendorFault(file, specifier, { names = [] }, table) {
  const { vendors } = table;
  const name = packageOf(specifier);
  const layer = layerOf(file, table);
  const allowed = table.layers[layer]?.vendors;
  const allowsNames = names.length > 0 && names.every((each) => allowed?.includes(`${specifier}#${each}`));
  if (allowed && !allowsNames && !fitsAny(name, allowed) && !fitsAny(specifier, allowed))
    return `${layer} may import no packages but ${allowed.join(', ')}`;
  const line = Object.keys(vendors).find((glob) => fits(name, glob) || fits(specifier, glob));
  const places = vendors[specifier] ?? vendors[name] ?? vendors[line];
  if (!places) return `'${specifier}' is not in the vendor table of .oxlintrc.json`;
  if (!fitsAny(file, places)) return `'${name}' may be imported in ${places.join(', ')} only`;
  const fenced = names.find(
    (each) => vendors[`${name}#${each}`] && !fitsAny(file, vendors[`${name}#${each}`]),
  );
  return fenced && `${fenced} may be used in ${vendors[`${name}#${fenced}`].join(', ') || 'no file'} only`;
}

function packageOf(specifier) {
  if (specifier.startsWith('node:')) return 'node:*';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The exports of a package that have their own row in the vendor table (`package#name`). */
export function fencedNames(specifier, { vendors }) {
  const prefix = `${packageOf(specifier)}#`;
  return Object.keys(vendors).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}
