const NAME = /^\w+\.displayName = "\w+";$/gm;
const MADE = /^((?:var|let|const) \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm;
const INVARIANT = /^function invariant\(value, message\) \{\n(?: .*\n)*\}$/m;
const CHECK =
  "function invariant(value) { if (value === false || value == null) throw new Error('React Router'); }";
const WARNING = /^function warning\(cond, message\) \{\n(?: .*\n)*\}$/m;
/** What asks whether a data router is around: there is none, and what would follow from one is code that nothing runs. */
const DATA_ROUTER =
  /\bReact\d*\.useContext\(DataRouterContext\)|dataRouterOpts\?\.state\b|dataRouterState\?\.errors|dataRouterOpts(?= && dataRouterOpts\.state)/g;
const BOUNDARY = /^var RenderErrorBoundary = class [^]*?^RenderErrorBoundary\.contextType = .*$/m;
const NAVIGATE = 'isDataRoute ? useNavigateStable() : useNavigateUnstable()';

/**
 * Lets the minimizer drop what nobody uses of React Router (docs/PATCHES.md): the components and contexts, which as published
 * are kept by their names for React's tools and by calls that are not marked as free of effects; what it does within a data
 * router; its warnings for developers, which its customers' build has, too; and the words of its checks, which still throw.
 * Published in another way they are there again, which the byte budget of `/portal` notices.
 *
 * @param {string} source
 */
export default function unusedRouterLoader(source) {
  return source
    .replaceAll(NAME, '')
    .replaceAll(MADE, '$1/* @__PURE__ */ $2')
    .replace(INVARIANT, CHECK)
    .replaceAll(DATA_ROUTER, 'null')
    .replace(BOUNDARY, '')
    .replace(NAVIGATE, 'useNavigateUnstable()')
    .replace(WARNING, '/* @__NO_SIDE_EFFECTS__ */ function warning() {}');
}
