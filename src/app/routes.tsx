import { ROTAS } from '../lib/rotas/rotas.ts';
import type { LazyPart } from '../ui/page/lazy-part.tsx';
import { behaving, plain } from './screen-kinds.ts';
import { Portal } from './parts.ts';

export interface PortalRoute {
  path: string;
  /** `session`: inside the shell, for whoever is signed in (S2.4); `none`: for everybody. */
  guard: 'session' | 'none';
  Screen: LazyPart<object>;
}

/** But the login, which comes with the app itself. Screens of one chunk name are small, or each leads to the next (S2.2, S2.4, R20). */
export const routes: readonly PortalRoute[] = [
  {
    path: ROTAS.register,
    guard: 'none',
    Screen: plain(
      () => import(/* webpackChunkName: "register" */ '../screens/register/register.screen.tsx'),
      'RegisterScreen',
    ),
  },
  {
    path: ROTAS.recoverPassword,
    guard: 'none',
    Screen: plain(
      () =>
        import(
          /* webpackChunkName: "recover-password" */ '../screens/recover-password/recover-password.screen.tsx'
        ),
      'RecoverPasswordScreen',
    ),
  },
  {
    path: ROTAS.termosAceite,
    guard: 'none',
    Screen: plain(
      () =>
        import(/* webpackChunkName: "termos-aceite" */ '../screens/termos-aceite/termos-aceite.screen.tsx'),
      'TermosAceiteScreen',
    ),
  },
  {
    path: ROTAS.acessibilidade,
    guard: 'none',
    Screen: plain(
      () =>
        import(
          /* webpackChunkName: "acessibilidade" */ '../screens/acessibilidade/acessibilidade.screen.tsx'
        ),
      'AcessibilidadeScreen',
    ),
  },
  { path: ROTAS.portal, guard: 'session', Screen: Portal },
  {
    path: ROTAS.promocoes,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "promocoes" */ '../screens/promocoes/promocoes.screen.tsx'),
      'PromocoesScreen',
    ),
  },
  {
    path: ROTAS.lista,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "promocoes" */ '../screens/lista/lista.screen.tsx'),
      'ListaScreen',
    ),
  },
  {
    path: ROTAS.voucher,
    guard: 'session',
    Screen: behaving(
      () => import(/* webpackChunkName: "voucher" */ '../screens/voucher/voucher.screen.tsx'),
      'VoucherScreen',
    ),
  },
  {
    path: ROTAS.compras,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "compras" */ '../screens/compras/compras.screen.tsx'),
      'ComprasScreen',
    ),
  },
  {
    path: ROTAS.extrato,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "extrato" */ '../screens/extrato/extrato.screen.tsx'),
      'ExtratoScreen',
    ),
  },
  {
    path: ROTAS.location,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "location" */ '../screens/location/location.screen.tsx'),
      'LocationScreen',
    ),
  },
  {
    path: ROTAS.campanhas,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/campanhas/campanhas.screen.tsx'),
      'CampanhasScreen',
    ),
  },
  {
    path: ROTAS.campanha,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/campanha/campanha.screen.tsx'),
      'CampanhaScreen',
    ),
  },
  {
    path: ROTAS.campanhaResgates,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/resgates/resgates.screen.tsx'),
      'ResgatesScreen',
    ),
  },
  {
    path: ROTAS.campanhaExtrato,
    guard: 'session',
    Screen: plain(
      () =>
        import(/* webpackChunkName: "campanhas" */ '../screens/campanha-extrato/campanha-extrato.screen.tsx'),
      'CampanhaExtratoScreen',
    ),
  },
  {
    path: ROTAS.campanhaTrocas,
    guard: 'session',
    Screen: behaving(
      () =>
        import(/* webpackChunkName: "trocas" */ '../screens/resgates-detalhes/resgates-detalhes.screen.tsx'),
      'ResgatesDetalhesScreen',
    ),
  },
  {
    path: ROTAS.tabloides,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "tabloides" */ '../screens/tabloides/tabloides.screen.tsx'),
      'TabloidesScreen',
    ),
  },
  {
    path: ROTAS.termos,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "termos" */ '../screens/termos/termos.screen.tsx'),
      'TermosScreen',
    ),
  },
  {
    path: ROTAS.pdo,
    guard: 'session',
    Screen: plain(() => import(/* webpackChunkName: "pdo" */ '../screens/pdo/pdo.screen.tsx'), 'PdoScreen'),
  },
  {
    path: ROTAS.chats,
    guard: 'session',
    Screen: plain(() => import(/* webpackChunkName: "pdo" */ '../screens/chats/chats.view.tsx'), 'ChatsView'),
  },
  {
    path: ROTAS.perfil,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "perfil" */ '../screens/perfil/perfil.screen.tsx'),
      'PerfilScreen',
    ),
  },
  {
    path: ROTAS.changePassword,
    guard: 'session',
    Screen: plain(
      () =>
        import(
          /* webpackChunkName: "change-password" */ '../screens/change-password/change-password.screen.tsx'
        ),
      'ChangePasswordScreen',
    ),
  },
  {
    path: ROTAS.preferencias,
    guard: 'session',
    Screen: plain(
      () => import(/* webpackChunkName: "preferencias" */ '../screens/preferencias/preferencias.screen.tsx'),
      'PreferenciasScreen',
    ),
  },
];
