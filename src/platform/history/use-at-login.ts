import { useSyncExternalStore } from 'react';
import { onAddressChange } from './address.ts';
import { isLoginHash } from './login-hash.ts';

const atLogin = () => isLoginHash(location.hash);

/** Whether the page stands at the login, for as long as no router keeps the address. */
export function useAtLogin(): boolean {
  return useSyncExternalStore(onAddressChange, atLogin, atLogin);
}
