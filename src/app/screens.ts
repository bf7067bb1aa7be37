import { loadPart } from '../platform/stale-chunk.ts';

/** The screens that come with their route, once the router is there: apart from `parts`, which the login carries. */
export const screens = {
  promocoes: () =>
    loadPart(() => import(/* webpackChunkName: "promocoes" */ '../screens/promocoes/promocoes.screen.tsx')),
  compras: () =>
    loadPart(() => import(/* webpackChunkName: "compras" */ '../screens/compras/compras.screen.tsx')),
  extrato: () =>
    loadPart(() => import(/* webpackChunkName: "extrato" */ '../screens/extrato/extrato.screen.tsx')),
};
