const NAME = /^\w+\.displayName = "\w+";$/gm;
const MADE = /^((?:var|let|const) \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm;
const INVARIANT = /^function invariant\(value, message\) \{\n(?: .*\n)*\}$/m;
const CHECK =
  "function invariant(value) { if (value === false || value == null) throw new Error('React Router'); }";
const WARNING = /^function warning\(cond, message\) \{\n(?: .*\n)*\}$/m;

/**
 * Lets the minimizer drop what nobody uses of React Router (docs/PATCHES.md): the components and contexts, which as published
 * are kept by their names for React's tools and by calls that are not marked as free of effects; its warnings for developers,
 * which its customers' build has, too; and the words of its checks, which still throw. Published in another way they are there again, which the byte budget of
 * `/portal` notices.
 *
 * @param {string} source
 */
export default function unusedRouterLoader(source) {
  return source
    .replaceAll(NAME, '')
    .replaceAll(MADE, '$1/* @__PURE__ */ $2')
    .replace(INVARIANT, CHECK)
    .replace(WARNING, '/* @__NO_SIDE_EFFECTS__ */ function warning() {}');
}
