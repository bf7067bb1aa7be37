/** Stands in for a part of a library that the portal never shows (docs/adr/0006). */
function Unused(): null {
  return null;
}

export default Unused;
