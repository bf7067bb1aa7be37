/** Whether an address's hash is the login's. Apart from its hook: the first script carries no React. */
export function isLoginHash(hash: string): boolean {
  return /^#?\/?$/.test(hash);
}
