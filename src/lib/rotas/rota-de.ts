/**
 * The route that a pathname leads to, written as `ROTAS` writes it: the router tells neither case nor slashes at the
 * end nor percent-encodings apart. For comparing alone, because an id inside is written small as well.
 * @param pathname as the router's location has it: without `#` and query
 * @rule R83
 */
export function rotaDe(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return decoded(pathname.slice(0, end)).toLowerCase();
}

/** The same for an address's hash, with its `#` and query. */
export function rotaDoHash(hash: string): string {
  const [path = ''] = hash.slice(1).split(/[?#]/, 1);
  return rotaDe(path.startsWith('/') ? path : `/${path}`);
}

/** As the router decodes: a `%2F` parts nothing, and what cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return path.replaceAll(/[^/]+/g, (part) => decodeURIComponent(part).replaceAll('/', '%2F'));
  } catch {
    return path;
  }
}
