/** The longest JSON of one value in a recording, in characters. */
export const LARGEST = 32_768;
/** Room for the text that marks a cut. */
const WORDS = 80;

function sizeOf(value: unknown): number {
  return (JSON.stringify(value) as string | undefined)?.length ?? 0;
}

function shorterList(items: readonly unknown[], room: number): readonly unknown[] {
  const kept: unknown[] = [];
  let left = room - WORDS;
  for (const item of items) {
    const taken = cut(item, kept.length === 0 ? left : LARGEST);
    left -= sizeOf(taken) + 1;
    if (left < 0) break;
    kept.push(taken);
  }
  const more = items.length - kept.length;
  return more === 0 ? kept : [...kept, `(cortado: mais ${more} de ${items.length} itens)`];
}

/** Keeps small fields whole; large ones share the remaining room. */
function shorterObject(value: object, room: number): object {
  const fields = Object.entries(value as Record<string, unknown>).map(([name, item]) => ({
    name,
    item,
    size: sizeOf(item),
  }));
  let left = room - fields.reduce((sum, { name }) => sum + name.length + 4, 0);
  const taken = new Map<string, unknown>();
  for (const [index, { name, item }] of [...fields].sort((one, other) => one.size - other.size).entries()) {
    const short = cut(item, Math.max(0, Math.floor(left / (fields.length - index))));
    left -= sizeOf(short);
    taken.set(name, short);
  }
  return Object.fromEntries(fields.map(({ name }) => [name, taken.get(name)]));
}

/** Shortens plain data to about `room` characters of JSON, with a text at each cut; escapes and many small fields exceed it. */
export function cut(value: unknown, room = LARGEST): unknown {
  if (value === null || value === undefined || sizeOf(value) <= room) return value;
  if (typeof value === 'string')
    return `${value.slice(0, Math.max(0, room - WORDS))}… (cortado: ${value.length} caracteres)`;
  if (Array.isArray(value)) return shorterList(value, room);
  return typeof value === 'object' ? shorterObject(value, room) : value;
}
