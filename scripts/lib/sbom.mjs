/** @typedef {{ components: { 'bom-ref': string, name: string, version: string }[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bom */

/**
 * A bill of materials with nothing but the named packages.
 *
 * @template {Bom} T
 * @param {T} bom
 * @param {{ name: string, version: string }[]} packages
 * @returns {T}
 */
export function withPackages(bom, packages) {
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  return only(bom, (each) => wanted.has(`${each.name}@${each.version}`));
}

/**
 * A bill of materials with nothing but what these imports need, and what that needs.
 *
 * @template {Bom} T
 * @param {T} bom
 * @param {string[]} imports as in the source: 'pg', '@fastify/static/lib/x.js'
 * @returns {T}
 */
export function withNeeds(bom, imports) {
  const needs = new Map(bom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const names = new Set(imports.map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0]));
  const left = bom.components.flatMap((each) => (names.has(each.name) ? [each['bom-ref']] : []));
  const found = new Set();
  for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    left.push(...(needs.get(ref) ?? []));
  }
  return only(bom, (each) => found.has(each['bom-ref']));
}

function only(bom, isWanted) {
  const components = bom.components.filter(isWanted);
  const refs = new Set(components.map((each) => each['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }));
  return { ...bom, components, dependencies };
}
