/**
 * A copy of a response for the cache, with the given type or its own. Cache.match honours Vary; drop it so that precached
 * files match.
 */
export async function keptCopy(response: Response, type?: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('vary');
  if (type !== undefined) headers.set('content-type', type);
  return new Response(await response.blob(), { headers });
}
