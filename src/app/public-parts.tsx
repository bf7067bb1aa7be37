import { type ComponentType, lazy } from 'react';
import type { LoadStore } from '../flows/call.ts';
import { loadPart } from '../platform/stale-chunk.ts';

/** The routes that need no session (spec 2 Public routes), but the login; each with what it needs, at once. */

export const Register = publicScreen(async () => {
  const part = () => import(/* webpackChunkName: "register" */ '../screens/register/register.screen.tsx');
  return (await loadPart(part)).RegisterScreen;
});

export const RecoverPassword = publicScreen(async () => {
  const part = () =>
    import(
      /* webpackChunkName: "recover-password" */ '../screens/recover-password/recover-password.screen.tsx'
    );
  return (await loadPart(part)).RecoverPasswordScreen;
});

export const TermosAceite = publicScreen(async () => {
  const part = () =>
    import(/* webpackChunkName: "termos-aceite" */ '../screens/termos-aceite/termos-aceite.screen.tsx');
  return (await loadPart(part)).TermosAceiteScreen;
});

function publicScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const frame = loadPart(() => import(/* webpackChunkName: "public" */ './public.tsx'));
    const [{ Public }, Screen] = await Promise.all([frame, load()]);
    const Place = ({ loadStore }: { loadStore: LoadStore }) => (
      <Public loadStore={loadStore}>
        <Screen />
      </Public>
    );
    return { default: Place };
  });
}
