import { useSyncExternalStore } from 'react';
import { isLoginHash } from './login-hash.ts';

/** Whether the page stands at the login, for as long as no router keeps the place. */
export function useAtLogin(): boolean {
  return useSyncExternalStore(subscribe, () => isLoginHash(location.hash));
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
