/** The longest JSON of one value in a recording, in characters. */
export const LARGEST = 32_768;
/** Room for the text that marks a cut. */
const WORDS = 80;

function sizeOf(value: unknown): number {
  return (JSON.stringify(value) as string | undefined)?.length ?? 0;
}

function shorterList(items: readonly unknown[], room: number): readonly unknown[] {
  const kept: unknown[] = [];
  let remaining = room - WORDS;
  for (const item of items) {
    const taken = cut(item, kept.length === 0 ? remaining : LARGEST);
    remaining -= sizeOf(taken) + 1;
    if (remaining < 0) break;
    kept.push(taken);
  }
  const more = items.length - kept.length;
  return more === 0 ? kept : [...kept, `(cortado: mais ${more} de ${items.length} itens)`];
}

/** Keeps small fields whole; large ones share the remaining room. */
function shorterObject(value: object, room: number): object {
  const fields = Object.entries(value as Record<string, unknown>);
  const smallestFirst = fields
    .map(([name, item]) => ({ name, item, size: sizeOf(item) }))
    .sort((one, other) => one.size - other.size);
  const kept = new Map<string, unknown>();
  let remaining = room - WORDS;
  for (const [index, { name, item }] of smallestFirst.entries()) {
    const around = sizeOf(name) + 2;
    const short = cut(item, Math.max(0, Math.floor(remaining / (fields.length - index)) - around));
    remaining -= sizeOf(short) + around;
    if (remaining < 0) break;
    kept.set(name, short);
  }
  const more = fields.length - kept.size;
  const inOrder = fields.flatMap(([name]) => (kept.has(name) ? [[name, kept.get(name)] as const] : []));
  const words = more === 0 ? [] : [['…', `(cortado: mais ${more} de ${fields.length} campos)`] as const];
  return Object.fromEntries([...inOrder, ...words]);
}

function shorterText(text: string, room: number): string {
  const most = Math.max(2, room - WORDS);
  let kept = text.slice(0, most);
  // Escapes make a text longer in JSON.
  while (sizeOf(kept) > most) kept = kept.slice(0, Math.floor((kept.length * most) / sizeOf(kept)));
  return `${kept}… (cortado: ${text.length} caracteres)`;
}

/** Shortens plain data to `room` characters of JSON, with a text at each cut, which a very small room may not hold. */
export function cut(value: unknown, room = LARGEST): unknown {
  if (value === null || value === undefined || sizeOf(value) <= room) return value;
  if (typeof value === 'string') return shorterText(value, room);
  if (Array.isArray(value)) return shorterList(value, room);
  return typeof value === 'object' ? shorterObject(value, room) : value;
}
