const NAME = /^\w+\.displayName = "\w+";$/gm;
const MADE = /^((?:var|let|const) \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm;
const INVARIANT = /^function invariant\(value, message\) \{\n(?: .*\n)*\}$/m;
const CHECK =
  "function invariant(value) { if (value === false || value == null) throw new Error('React Router'); }";
const WARNING = /^function warning\(cond, message\) \{\n(?: .*\n)*\}$/m;
/** Reads of a data router's context. The portal has none: replaced with null, the code that depends on them is dropped. */
const DATA_ROUTER =
  /\bReact\d*\.useContext\(DataRouterContext\)|dataRouterOpts\?\.state\b|dataRouterState\?\.errors|dataRouterOpts(?= && dataRouterOpts\.state)/g;
const BOUNDARY = /^var RenderErrorBoundary = class [^]*?^RenderErrorBoundary\.contextType = .*$/m;
const NAVIGATE = 'isDataRoute ? useNavigateStable() : useNavigateUnstable()';

/**
 * Rewrites React Router so that the minimizer can drop what is unused (docs/PATCHES.md): display names, contexts, data routers,
 * developer warnings, and the texts of its checks, which still throw.
 * Code of a new version that no longer matches stays in the bundle: the byte budget of `/portal` notices it.
 *
 * @param {string} source
 */
function withoutUnused(source) {
  return source
    .replaceAll(NAME, '')
    .replaceAll(MADE, '$1/* @__PURE__ */ $2')
    .replace(INVARIANT, CHECK)
    .replaceAll(DATA_ROUTER, 'null')
    .replace(BOUNDARY, '')
    .replace(NAVIGATE, 'useNavigateUnstable()')
    .replace(WARNING, '/* @__NO_SIDE_EFFECTS__ */ function warning() {}');
}

/** Drops what the portal never shows: a component of MUI becomes an empty one (docs/adr/0002). @param {string} source */
export default function unusedLoader(source) {
  return this.resourcePath.includes('@mui') ? 'export default () => null;' : withoutUnused(source);
}
