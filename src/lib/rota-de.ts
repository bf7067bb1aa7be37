/**
 * The route that a pathname leads to, written as `ROTAS` writes it: the router tells neither case nor slashes at the
 * end nor percent-encodings apart (R83). For comparing alone, because an id inside is written small as well.
 * @param pathname as the router's location has it: without `#` and query
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

/** A slash that is written as `%2F` belongs to its part and parts nothing. One that cannot be read stays as it is. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}
