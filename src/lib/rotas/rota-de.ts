/**
 * A pathname's route in `ROTAS` notation, for comparison only: the router ignores case, trailing slashes and
 * percent-encoding. Ids are lower-cased too.
 * @param pathname from the router's location
 * @rule R83
 */
export function rotaDe(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return decoded(pathname.slice(0, end)).toLowerCase();
}

/** The same for a hash with `#` and query. */
export function rotaDoHash(hash: string): string {
  const [path = ''] = hash.slice(1).split(/[?#]/, 1);
  return rotaDe(path.startsWith('/') ? path : `/${path}`);
}

/** Decodes like the router: `%2F` separates nothing, invalid encodings stay. */
function decoded(path: string): string {
  try {
    return path.replaceAll(/[^/]+/g, (part) => decodeURIComponent(part).replaceAll('/', '%2F'));
  } catch {
    return path;
  }
}

/** Public addresses, apart from the others, which the login does not load. */
export const ROTAS_PUBLICAS = {
  login: '/',
  register: '/register',
  recoverPassword: '/recover-password',
  termosAceite: '/termos-aceite',
  acessibilidade: '/acessibilidade',
} as const;

/** Like encodeURIComponent, which throws on lone surrogates. */
export const encode = (value: string | number | boolean): string =>
  encodeURIComponent(`${value}`.replace(/\p{Surrogate}/gu, '\ufffd'));
