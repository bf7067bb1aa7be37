const through = (body: BodyInit, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Response(body).body?.pipeThrough(stream));

/** A recording's file: its JSON, compressed. */
export const fileOf = async (text: string): Promise<Blob> =>
  through(text, new CompressionStream('gzip')).blob();

/** A file's text, compressed or not, as those of version 2; a damaged file has none. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  const isCompressed = first === 0x1f && second === 0x8b;
  const read = isCompressed ? through(bytes, new DecompressionStream('gzip')) : new Response(bytes);
  return read.text().catch(() => '');
}
