import { useEffect, useState } from 'react';

/**
 * Whether something has come that is waited for once in the life of a page.
 * @param wait calls back when it comes, at once if it is there already; the same function in every render
 */
export function useCame(wait: (come: () => void) => void): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => wait(() => setCame(true)), [wait]);
  return came;
}
