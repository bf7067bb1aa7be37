import { useSyncExternalStore } from 'react';
import { onAddressChange, isLoginHash } from './login-hash.ts';

const atLogin = () => isLoginHash(location.hash);

/** Whether the page is at the login, until a router handles the address. */
export function useAtLogin(): boolean {
  return useSyncExternalStore(onAddressChange, atLogin, atLogin);
}
