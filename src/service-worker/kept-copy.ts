/**
 * A copy of a response for the worker's cache, of the same type or of the one given.
 * It leaves out `Vary`: a cache compares the headers that this names with those of the request that keeps and of the one that asks. The worker
 * asks with none of the page's, so files of a server that names `User-Agent` or `Accept` would be kept and never found again.
 */
export async function keptCopy(response: Response, type?: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('vary');
  if (type !== undefined) headers.set('content-type', type);
  return new Response(await response.blob(), { headers });
}
