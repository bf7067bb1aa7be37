import { generate, parse, walk } from 'css-tree';
import { lackedBy } from './compat.mjs';

/** @typedef {{ feature: string, lacking: Record<string, number | 'never'>, excerpt: string }} Use */

/** Units that MDN lists as one feature. */
const UNITS = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/**
 * Finds what a style sheet uses and one of the browsers lacks. Skipped: what is within `@supports`, or follows a declaration of
 * the same property that all browsers understand.
 *
 * @param {string} text
 * @param {{ css: any }} compat
 * @param {import('./compat.mjs').Browsers} browsers
 * @param {{ prefixes?: boolean }} [options] `prefixes`: a prefixer adds what is missing
 * @returns {Use[]}
 */
export function usesInStyles(text, { css }, browsers, { prefixes = false } = {}) {
  const uses = [];
  const collect = (node, named) => {
    for (const [feature, described, hasPrefixed] of named) {
      const lacking = lackedBy(described, browsers, hasPrefixed);
      if (lacking !== null) uses.push({ feature, lacking, excerpt: generate(node).slice(0, 160) });
    }
  };
  const isLacked = ([, described]) => lackedBy(described, browsers) !== null;
  const declared = (node, siblings) => {
    const { property } = node;
    const described = css.properties[property];
    if (property.startsWith('-') || described === undefined || isOfNone(described, browsers)) return;
    const block = [...siblings].filter(({ type }) => type === 'Declaration');
    const before = block.slice(0, block.indexOf(node)).filter((other) => other.property === property);
    if (before.some((other) => !namedInValue(other, css).some(isLacked))) return;
    const hasPrefixed = (prefix) => prefixes || block.some((other) => other.property === prefix + property);
    collect(node, [[`css.properties.${property}`, described, hasPrefixed], ...namedInValue(node, css)]);
  };
  walk(parse(text), {
    enter(node) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
      if (node.type === 'Atrule') collect({ ...node, block: null }, namedInRule(node, css));
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        collect(node, [[`css.selectors.${node.name}`, css.selectors[node.name]]]);
      if (node.type === 'NestingSelector') collect(node, [['css.selectors.nesting', css.selectors.nesting]]);
      // `@font-face` has descriptors, not properties.
      if (node.type === 'Declaration' && this.atrule?.name !== 'font-face')
        declared(node, this.block?.children ?? []);
      return undefined;
    },
  });
  return uses;
}

/** Whether no browser has the property: in an object of a script it is not CSS. */
function isOfNone(described, browsers) {
  const newest = Object.fromEntries(Object.keys(browsers).map((name) => [name, Number.MAX_VALUE]));
  const lacking = lackedBy(described, newest) ?? {};
  return Object.keys(lacking).length === Object.keys(newest).length;
}

function namedInRule({ name, prelude }, css) {
  const described = css['at-rules'][name];
  const named = [[`css.at-rules.${name}`, described]];
  if (prelude !== null)
    walk(prelude, (part) => {
      if (part.type === 'FeatureRange')
        named.push([`css.at-rules.${name}.range_syntax`, described?.range_syntax]);
      if (part.type !== 'Feature') return;
      const feature = part.name.replace(/^(?:min|max)-/, '');
      named.push([`css.at-rules.${name}.${feature}`, described?.[feature]]);
    });
  return named;
}

function namedInValue({ property, value }, { properties, types }) {
  const described = properties[property];
  const named = [];
  walk(value, (part) => {
    if (part.type === 'Identifier')
      named.push([`css.properties.${property}.${part.name}`, described[part.name]]);
    if (part.type === 'Function')
      named.push([`css.types.${part.name}`, described[part.name] ?? typeNamed(types, part.name)]);
    if (part.type !== 'Dimension') return;
    const unit = UNITS.find(([pattern]) => pattern.test(part.unit))?.[1] ?? part.unit;
    named.push([`css.types.length.${unit}`, types.length[unit]]);
  });
  return named;
}

/** A function such as `color-mix()`, which MDN lists under the type of its result. */
function typeNamed(types, name) {
  for (const [key, type] of Object.entries(types)) {
    if (key === '__compat') continue;
    const found = key === name ? type : typeNamed(type, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
