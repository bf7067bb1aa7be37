import { parse } from 'acorn';
import { full, simple } from 'acorn-walk';
import { lackedBy, statementOf } from './compat.mjs';
import { usesInStyles } from './styles.mjs';

/** Global objects of a page, with their interfaces. */
const SINGLETONS = {
  navigator: ['Navigator', 'WorkerNavigator'],
  document: ['Document', 'Node', 'EventTarget'],
  history: ['History'],
  location: ['Location'],
  screen: ['Screen'],
  performance: ['Performance'],
  crypto: ['Crypto'],
  caches: ['CacheStorage'],
  indexedDB: ['IDBFactory'],
};
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];

/** Common interfaces of a page: a method called on an unknown object counts only if one of them, or JavaScript itself, has it. */
const COMMON = new Set(
  `AbortSignal Animation Blob CSSStyleSheet DOMTokenList Document DocumentFragment Element Event FormData Headers
  HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement Node Range ReadableStream Request Response Selection
  ServiceWorkerRegistration URLSearchParams`.split(/\s+/),
);

/** @typedef {{ feature: string, described: object }} Named MDN's name and MDN's entry */

/**
 * A global name: an object of the language, an interface, or a member of the window.
 *
 * @returns {Named | undefined}
 */
function globalNamed({ api, javascript }, name) {
  const places = [
    ['javascript.builtins', javascript.builtins],
    ['api', api],
    ['api.Window', api.Window],
  ];
  for (const [where, owner] of places)
    if (Object.hasOwn(owner, name)) return { feature: `${where}.${name}`, described: owner[name] };
  return undefined;
}

/**
 * A member of an object that is known by its global name.
 *
 * @returns {Named | undefined}
 */
function memberOf(compat, object, name) {
  const { api, javascript } = compat;
  if (GLOBAL_OBJECTS.includes(object)) return globalNamed(compat, name);
  const places = [
    ...(SINGLETONS[object] ?? []).map((owner) => [`api.${owner}.${name}`, api[owner]?.[name]]),
    [`javascript.builtins.${object}.${name}`, javascript.builtins[object]?.[name]],
    [`api.${object}.${name}_static`, api[object]?.[`${name}_static`]],
  ];
  const [feature, described] = places.find(([, one]) => statementOf(one) !== undefined) ?? [];
  return feature && { feature, described };
}

const known = new WeakMap();

/**
 * Methods and events that are missing in one of the browsers on every interface that has them.
 *
 * @returns {Record<'methods' | 'events', Map<string, Named>>}
 */
function lackedMembers(compat, browsers) {
  if (!known.has(browsers)) {
    const { methods, events } = membersByName(compat);
    const isCommon = ({ feature }) => feature.startsWith('javascript.') || COMMON.has(feature.split('.')[1]);
    known.set(browsers, {
      methods: lackedByEach(methods, browsers, isCommon),
      events: lackedByEach(events, browsers, () => true),
    });
  }
  return known.get(browsers);
}

function membersByName({ api, javascript: { builtins } }) {
  const owners = [
    ...Object.entries(api).map(([name, owner]) => [`api.${name}`, owner]),
    ...Object.entries(builtins).map(([name, owner]) => [`javascript.builtins.${name}`, owner]),
    ...Object.entries(builtins.Intl).map(([name, owner]) => [`javascript.builtins.Intl.${name}`, owner]),
  ];
  const methods = new Map();
  const events = new Map();
  for (const [where, owner] of owners)
    for (const [key, described] of Object.entries(owner)) {
      if (statementOf(described) === undefined || key.endsWith('_static')) continue;
      const name = key.replace(/_event$/, '');
      const map = name === key ? methods : events;
      map.set(name, [...(map.get(name) ?? []), { feature: `${where}.${key}`, described }]);
    }
  return { methods, events };
}

function lackedByEach(members, browsers, isMeant) {
  const lacked = [...members].flatMap(([name, all]) => {
    const meant = all.find(isMeant);
    const isLacked = all.every(({ described }) => lackedBy(described, browsers) !== null);
    return meant !== undefined && isLacked ? [[name, meant]] : [];
  });
  return new Map(lacked);
}

/** The newest syntax that all of the oldest browsers parse, also in regular expressions; a newer one is reported. */
const ECMA_VERSION = 2023;

/**
 * Finds what a built script uses and one of the browsers lacks: syntax, globals and their members (`navigator.x`, `Object.x`),
 * methods, events, attributes of elements, and styles.
 * A method is known by its name alone: a name that older objects have as well (`map`, `find`) is ignored.
 *
 * @param {string} text
 * @param {ReturnType<typeof import('./compat.mjs').readCompat>} compat
 * @param {import('./compat.mjs').Browsers} browsers
 * @returns {import('./styles.mjs').Use[]}
 */
export function usesInScript(text, compat, browsers) {
  const program = parseScript(text);
  if (program instanceof SyntaxError)
    return [{ feature: `ES${ECMA_VERSION} syntax`, lacking: {}, excerpt: program.message }];
  const uses = [];
  const put = (found, { start, end }) => {
    if (found === undefined) return;
    const lacking = lackedBy(found.described, browsers);
    if (lacking === null) return;
    const excerpt = text.slice(Math.max(0, start - 50), Math.max(end, start) + 50).slice(0, 160);
    uses.push({ feature: found.feature, lacking, excerpt });
  };
  const styles = (css, options) => uses.push(...usesInStyles(css, compat, browsers, options));
  const members = lackedMembers(compat, browsers);
  const bound = boundNames(program);
  const isGlobal = (node) => node.type === 'Identifier' && !bound.has(node.name);
  const attributes = new Set();
  /** Template literals of Emotion's `css`, which resolves `&` and adds prefixes. */
  const emotions = new Set();
  simple(program, {
    CallExpression: (node) => attributes.add(elementOf(node)?.attributes),
    TaggedTemplateExpression: ({ quasi }) => emotions.add(quasi),
  });

  full(program, (node) => {
    if (node.type === 'Identifier' && isGlobal(node)) put(globalNamed(compat, node.name), node);
    if (node.type === 'MemberExpression') {
      const name = nameOf(node);
      if (name !== undefined && isGlobal(node.object))
        put(memberOf(compat, node.object.name, name), node.property);
    }
    if (node.type === 'CallExpression') call(node);
    if (node.type === 'ObjectExpression' && !attributes.has(node))
      for (const css of stylesOfObject(node, compat)) styles(css, { prefixes: true });
    for (const css of stylesInText(node))
      if (emotions.has(node)) styles(css.replaceAll('&', '.x'), { prefixes: true });
      else styles(css);
  });
  return uses;

  function call(node) {
    const { arguments: all } = node;
    const { callee, name } = calleeOf(node);
    if (name === undefined) return;
    if (callee.type === 'MemberExpression') {
      const isKnown = isGlobal(callee.object) && memberOf(compat, callee.object.name, name) !== undefined;
      if (!isKnown) put(members.methods.get(name), callee.property);
    }
    for (const type of eventsOf(name, all)) put(members.events.get(type.value), type);
    const element = elementOf(node);
    for (const { key } of element?.attributes.properties.filter(({ type }) => type === 'Property') ?? []) {
      const attribute = String(key.name ?? key.value).toLowerCase();
      const { elements, global_attributes: global } = compat.html;
      const ofAttribute = elements[element.name]?.[attribute];
      put({ feature: `html.elements.${element.name}.${attribute}`, described: ofAttribute }, key);
      put({ feature: `html.global_attributes.${attribute}`, described: global[attribute] }, key);
    }
  }
}

/** The events that a call listens to: of `addEventListener(type, …)`, or of `listenTo(target, [type, …], …)` by a short name. */
function eventsOf(name, [first, second, third]) {
  const isText = (node) => typeof node?.value === 'string';
  if (name === 'addEventListener') return isText(first) ? [first] : [];
  const types = third !== undefined && second.type === 'ArrayExpression' ? second.elements : [];
  return types.every(isText) ? types : [];
}

/** The element that a call of React creates: `jsx('div', {…})`. */
function elementOf(node) {
  const { name } = calleeOf(node);
  const [first, second] = node.arguments;
  const isElement = /^(?:jsxs?|createElement)$/.test(name ?? '') && typeof first?.value === 'string';
  return isElement && second?.type === 'ObjectExpression'
    ? { name: first.value, attributes: second }
    : undefined;
}

/** The called expression and its name, also of `(0, module.name)()`. */
function calleeOf({ callee: whole }) {
  const callee = whole.type === 'SequenceExpression' ? whole.expressions.at(-1) : whole;
  return { callee, name: callee.type === 'MemberExpression' ? nameOf(callee) : callee.name };
}

function parseScript(text) {
  const options = { ecmaVersion: ECMA_VERSION };
  try {
    return parse(text, { ...options, sourceType: 'script' });
  } catch {
    try {
      return parse(text, { ...options, sourceType: 'module' });
    } catch (error) {
      return error;
    }
  }
}

/** All names that the script declares anywhere. */
function boundNames(program) {
  const names = new Set();
  full(program, (node, _state, type) => {
    if (type === 'VariablePattern') names.add(node.name);
  });
  simple(program, {
    ImportDeclaration: ({ specifiers }) => {
      for (const { local } of specifiers) names.add(local.name);
    },
  });
  return names;
}

function nameOf({ computed, property }) {
  if (!computed) return property.name;
  return typeof property.value === 'string' ? property.value : undefined;
}

/** Style sheets in string and template literals. */
function stylesInText(node) {
  const text =
    node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked ?? '').join('1')
      : node.value;
  const isText = node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof text === 'string');
  return isText && /\{[^{}]*:[^{}]*\}/.test(text) ? [text] : [];
}

/** The rules in an object of styles, as MUI takes them. */
function stylesOfObject({ properties }, { css }) {
  const entries = properties.flatMap(({ type, computed, key, value }) =>
    type === 'Property' && !computed ? [[String(key.name ?? key.value), value]] : [],
  );
  const selectors = entries.flatMap(([key]) => {
    if (/^@(?:media|container|supports)/.test(key)) return [`${key}{}`];
    return /^[&:]|&/.test(key) ? [`${key.replaceAll('&', '.x')}{}`] : [];
  });
  const declarations = entries.flatMap(([key, value]) => {
    const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const isPlain = value.type === 'Literal' && ['string', 'number'].includes(typeof value.value);
    return Object.hasOwn(css.properties, name) && isPlain ? [`${name}:${value.value}`] : [];
  });
  // One property alone may be no style (a map's `zoom`), and numbers alone are data.
  const isStyle = declarations.length > 1 && entries.some(([, { value }]) => typeof value === 'string');
  return [...selectors, ...(isStyle ? [`x{${declarations.join(';')}}`] : [])];
}
