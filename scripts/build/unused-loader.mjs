/** Replaces a component that the portal never shows with an empty one (docs/adr/0006). */
export default function unusedLoader() {
  return 'export default () => null;';
}
