/** Whether an address's hash is the login's. Apart from its hook: the first script carries no React. */
export function isLoginHash(hash: string): boolean {
  return /^#?\/?$/.test(hash);
}

/** Whether it is another route that needs no session (`lib/rotas-publicas`). */
export function isPublicHash(hash: string): boolean {
  return /^#?\/(register|recover-password|termos-aceite)\b/.test(hash);
}

/** Whether it is where a signed-in customer sees the home. */
export function isHomeHash(hash: string): boolean {
  return isLoginHash(hash) || /^#?\/portal\b/.test(hash);
}
