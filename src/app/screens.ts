import { loadPart } from '../platform/stale-chunk.ts';

/** The screens that come with their route, once the router is there: apart from `parts`, which the login carries. */
export const screens = {
  promocoes: () =>
    loadPart(() => import(/* webpackChunkName: "promocoes" */ '../screens/promocoes/promocoes.screen.tsx')),
  voucher: () =>
    loadPart(() => import(/* webpackChunkName: "voucher" */ '../screens/voucher/voucher.screen.tsx')),
  compras: () =>
    loadPart(() => import(/* webpackChunkName: "compras" */ '../screens/compras/compras.screen.tsx')),
  extrato: () =>
    loadPart(() => import(/* webpackChunkName: "extrato" */ '../screens/extrato/extrato.screen.tsx')),
  location: () =>
    loadPart(() => import(/* webpackChunkName: "location" */ '../screens/location/location.screen.tsx')),
  // Small screens share one file, and one place that asks for it: the login's script lists every file that there is.
  conteudo: () => loadPart(() => import(/* webpackChunkName: "conteudo" */ './conteudo.tsx')),
  fidelidade: () => loadPart(() => import(/* webpackChunkName: "fidelidade" */ './fidelidade.tsx')),
  conta: () => loadPart(() => import(/* webpackChunkName: "conta" */ './conta.tsx')),
};
