/** Puts an empty component in the place of one that the portal never shows (docs/adr/0006). */
export default function unusedLoader() {
  return 'export default () => null;';
}
