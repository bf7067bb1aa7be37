import { ROTAS } from '../lib/rotas/rotas.ts';
import { type PortalRoute, type PublicRoute, publicRoute, screen, sessionRoute } from './route.ts';
import { Portal } from './lazy-components.ts';

/** For everybody, besides the login, which comes with the app itself. Screens of one chunk name are small, or each leads to the next. @rule S2.2, R20 */
export const publicRoutes: readonly PublicRoute[] = [
  publicRoute(
    ROTAS.register,
    'Criar conta',
    screen(
      () => import(/* webpackChunkName: "register" */ '../screens/register/register.screen.tsx'),
      'RegisterScreen',
    ),
    { width: 760 },
  ),
  publicRoute(
    ROTAS.recoverPassword,
    'Recuperar senha',
    screen(
      () =>
        import(
          /* webpackChunkName: "recover-password" */ '../screens/recover-password/recover-password.screen.tsx'
        ),
      'RecoverPasswordScreen',
    ),
    { width: 480 },
  ),
  publicRoute(
    ROTAS.termosAceite,
    'Termos',
    screen(
      () =>
        import(/* webpackChunkName: "termos-aceite" */ '../screens/termos-aceite/termos-aceite.screen.tsx'),
      'TermosAceiteScreen',
    ),
    { width: 760, heading: '' },
  ),
  publicRoute(
    ROTAS.acessibilidade,
    'Acessibilidade',
    screen(
      () =>
        import(
          /* webpackChunkName: "acessibilidade" */ '../screens/acessibilidade/acessibilidade.screen.tsx'
        ),
      'AcessibilidadeScreen',
    ),
    { width: 860, feature: 'accessibility' },
  ),
];

/** Behind the guard, in the shell. @rule S2.4 */
export const sessionRoutes: readonly PortalRoute[] = [
  sessionRoute(ROTAS.portal, 'Home', Portal),
  sessionRoute(
    ROTAS.promocoes,
    'Ofertas Exclusivas',
    screen(
      () => import(/* webpackChunkName: "promocoes" */ '../screens/promocoes/promocoes.screen.tsx'),
      'PromocoesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.lista,
    'Lista de compras',
    screen(
      () => import(/* webpackChunkName: "promocoes" */ '../screens/lista/lista.screen.tsx'),
      'ListaScreen',
    ),
    { feature: 'shoppingList' },
  ),
  sessionRoute(
    ROTAS.voucher,
    'Vouchers',
    screen(
      () => import(/* webpackChunkName: "voucher" */ '../screens/voucher/voucher.screen.tsx'),
      'VoucherScreen',
    ),
  ),
  sessionRoute(
    ROTAS.compras,
    'Compras',
    screen(
      () => import(/* webpackChunkName: "compras" */ '../screens/compras/compras.screen.tsx'),
      'ComprasScreen',
    ),
  ),
  sessionRoute(
    ROTAS.extrato,
    'Extrato',
    screen(
      () => import(/* webpackChunkName: "extrato" */ '../screens/extrato/extrato.screen.tsx'),
      'ExtratoScreen',
    ),
  ),
  sessionRoute(
    ROTAS.location,
    'Encontre Nossa Loja',
    screen(
      () => import(/* webpackChunkName: "location" */ '../screens/location/location.screen.tsx'),
      'LocationScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanhas,
    'Campanhas',
    screen(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/campanhas/campanhas.screen.tsx'),
      'CampanhasScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanha,
    'Detalhes da campanha',
    screen(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/campanha/campanha.screen.tsx'),
      'CampanhaScreen',
    ),
    { heading: 'Campanha' },
  ),
  sessionRoute(
    ROTAS.campanhaResgates,
    'Trocar meus pontos',
    screen(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/resgates/resgates.screen.tsx'),
      'ResgatesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanhaExtrato,
    'Extrato da campanha',
    screen(
      () =>
        import(/* webpackChunkName: "campanhas" */ '../screens/campanha-extrato/campanha-extrato.screen.tsx'),
      'CampanhaExtratoScreen',
    ),
    { heading: 'Extrato' },
  ),
  sessionRoute(
    ROTAS.campanhaTrocas,
    'Minhas Trocas',
    screen(
      () =>
        import(/* webpackChunkName: "trocas" */ '../screens/resgates-detalhes/resgates-detalhes.screen.tsx'),
      'ResgatesDetalhesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.tabloides,
    'Tabloides',
    screen(
      () => import(/* webpackChunkName: "tabloides" */ '../screens/tabloides/tabloides.screen.tsx'),
      'TabloidesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.termos,
    'Termos do Programa',
    screen(
      () => import(/* webpackChunkName: "termos" */ '../screens/termos/termos.screen.tsx'),
      'TermosScreen',
    ),
  ),
  sessionRoute(
    ROTAS.pdo,
    'Fale com PDO',
    screen(() => import(/* webpackChunkName: "pdo" */ '../screens/pdo/pdo.screen.tsx'), 'PdoScreen'),
  ),
  sessionRoute(
    ROTAS.chats,
    'Chat',
    screen(() => import(/* webpackChunkName: "pdo" */ '../screens/chats/chats.view.tsx'), 'ChatsView'),
  ),
  sessionRoute(
    ROTAS.perfil,
    'Meu perfil',
    screen(
      () => import(/* webpackChunkName: "perfil" */ '../screens/perfil/perfil.screen.tsx'),
      'PerfilScreen',
    ),
  ),
  sessionRoute(
    ROTAS.changePassword,
    'Alterar senha',
    screen(
      () =>
        import(
          /* webpackChunkName: "change-password" */ '../screens/change-password/change-password.screen.tsx'
        ),
      'ChangePasswordScreen',
    ),
  ),
  sessionRoute(
    ROTAS.preferencias,
    'Minhas preferências',
    screen(
      () => import(/* webpackChunkName: "preferencias" */ '../screens/preferencias/preferencias.screen.tsx'),
      'PreferenciasScreen',
    ),
  ),
];
