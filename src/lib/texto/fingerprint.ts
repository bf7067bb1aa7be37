/**
 * A short hash (FNV-1a, twice 32 bits) to compare owners without storing the text. Not for secrets.
 * @returns 16 hexadecimal digits
 */
export function fingerprintOf(text: string): string {
  const half = (seed: number): string => {
    let hash = seed;
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x1b873593);
}
