const NAME = /^\w+\.displayName = "\w+";$/gm;
const MADE = /^((?:var|let|const) \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm;

/**
 * Lets the minimizer drop the components and contexts of React Router that nobody uses: as published they are kept by their
 * names for React's tools, and by calls that are not marked as free of effects (docs/PATCHES.md). Published in another way
 * they are there again, which the byte budget of `/portal` notices.
 *
 * @param {string} source
 */
export default function unusedComponentsLoader(source) {
  return source.replaceAll(NAME, '').replaceAll(MADE, '$1/* @__PURE__ */ $2');
}
