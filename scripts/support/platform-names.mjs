import { lackedBy, statementOf } from './compat.mjs';

/** Objects of which each page has one, with the interfaces that they are of. */
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

/** Interfaces of whose objects a page has many: their methods are looked at by name alone. */
const HELD = new Set(
  `AbortSignal Animation Blob CSSStyleSheet DOMTokenList Document DocumentFragment Element Event FormData Headers
  HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement Node Range ReadableStream Request Response Selection
  ServiceWorkerRegistration URLSearchParams`.split(/\s+/),
);

/** @typedef {{ feature: string, described: object }} Named MDN's name, and what MDN says of it */

/**
 * A global name: an object of the language, an interface, or a member of the window.
 *
 * @returns {Named | undefined}
 */
export function globalNamed({ api, javascript }, name) {
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
export function memberOf(compat, object, name) {
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
 * Methods and events that one of the browsers lacks on every object that has them.
 *
 * @returns {Record<'methods' | 'events', Map<string, Named>>}
 */
export function lackedMembers(compat, browsers) {
  if (!known.has(browsers)) {
    const { methods, events } = membersByName(compat);
    const isHeld = ({ feature }) => feature.startsWith('javascript.') || HELD.has(feature.split('.')[1]);
    known.set(browsers, {
      methods: lackedByEach(methods, browsers, isHeld),
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
