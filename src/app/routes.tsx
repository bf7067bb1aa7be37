import { ROTAS } from '../lib/rotas/rotas.ts';
import { type PortalRoute, publicRoute, sessionRoute } from './route.ts';
import { behaving, plain } from './screen-kinds.ts';
import { Portal } from './lazy-components.ts';

/** But the login, which comes with the app itself. Screens of one chunk name are small, or each leads to the next (S2.2, S2.4, R20). */
export const routes: readonly PortalRoute[] = [
  publicRoute(
    ROTAS.register,
    'Criar conta',
    plain(
      () => import(/* webpackChunkName: "register" */ '../screens/register/register.screen.tsx'),
      'RegisterScreen',
    ),
  ),
  publicRoute(
    ROTAS.recoverPassword,
    'Recuperar senha',
    plain(
      () =>
        import(
          /* webpackChunkName: "recover-password" */ '../screens/recover-password/recover-password.screen.tsx'
        ),
      'RecoverPasswordScreen',
    ),
  ),
  publicRoute(
    ROTAS.termosAceite,
    'Termos',
    plain(
      () =>
        import(/* webpackChunkName: "termos-aceite" */ '../screens/termos-aceite/termos-aceite.screen.tsx'),
      'TermosAceiteScreen',
    ),
  ),
  publicRoute(
    ROTAS.acessibilidade,
    'Acessibilidade',
    plain(
      () =>
        import(
          /* webpackChunkName: "acessibilidade" */ '../screens/acessibilidade/acessibilidade.screen.tsx'
        ),
      'AcessibilidadeScreen',
    ),
  ),
  sessionRoute(ROTAS.portal, 'Home', Portal),
  sessionRoute(
    ROTAS.promocoes,
    'Ofertas Exclusivas',
    plain(
      () => import(/* webpackChunkName: "promocoes" */ '../screens/promocoes/promocoes.screen.tsx'),
      'PromocoesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.lista,
    'Lista de compras',
    plain(
      () => import(/* webpackChunkName: "promocoes" */ '../screens/lista/lista.screen.tsx'),
      'ListaScreen',
    ),
  ),
  sessionRoute(
    ROTAS.voucher,
    'Vouchers',
    behaving(
      () => import(/* webpackChunkName: "voucher" */ '../screens/voucher/voucher.screen.tsx'),
      'VoucherScreen',
    ),
  ),
  sessionRoute(
    ROTAS.compras,
    'Compras',
    plain(
      () => import(/* webpackChunkName: "compras" */ '../screens/compras/compras.screen.tsx'),
      'ComprasScreen',
    ),
  ),
  sessionRoute(
    ROTAS.extrato,
    'Extrato',
    plain(
      () => import(/* webpackChunkName: "extrato" */ '../screens/extrato/extrato.screen.tsx'),
      'ExtratoScreen',
    ),
  ),
  sessionRoute(
    ROTAS.location,
    'Encontre Nossa Loja',
    plain(
      () => import(/* webpackChunkName: "location" */ '../screens/location/location.screen.tsx'),
      'LocationScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanhas,
    'Campanhas',
    plain(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/campanhas/campanhas.screen.tsx'),
      'CampanhasScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanha,
    'Detalhes da campanha',
    plain(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/campanha/campanha.screen.tsx'),
      'CampanhaScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanhaResgates,
    'Trocar meus pontos',
    plain(
      () => import(/* webpackChunkName: "campanhas" */ '../screens/resgates/resgates.screen.tsx'),
      'ResgatesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanhaExtrato,
    'Extrato da campanha',
    plain(
      () =>
        import(/* webpackChunkName: "campanhas" */ '../screens/campanha-extrato/campanha-extrato.screen.tsx'),
      'CampanhaExtratoScreen',
    ),
  ),
  sessionRoute(
    ROTAS.campanhaTrocas,
    'Minhas Trocas',
    behaving(
      () =>
        import(/* webpackChunkName: "trocas" */ '../screens/resgates-detalhes/resgates-detalhes.screen.tsx'),
      'ResgatesDetalhesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.tabloides,
    'Tabloides',
    plain(
      () => import(/* webpackChunkName: "tabloides" */ '../screens/tabloides/tabloides.screen.tsx'),
      'TabloidesScreen',
    ),
  ),
  sessionRoute(
    ROTAS.termos,
    'Termos do Programa',
    plain(
      () => import(/* webpackChunkName: "termos" */ '../screens/termos/termos.screen.tsx'),
      'TermosScreen',
    ),
  ),
  sessionRoute(
    ROTAS.pdo,
    'Fale com PDO',
    plain(() => import(/* webpackChunkName: "pdo" */ '../screens/pdo/pdo.screen.tsx'), 'PdoScreen'),
  ),
  sessionRoute(
    ROTAS.chats,
    'Chat',
    plain(() => import(/* webpackChunkName: "pdo" */ '../screens/chats/chats.view.tsx'), 'ChatsView'),
  ),
  sessionRoute(
    ROTAS.perfil,
    'Meu perfil',
    plain(
      () => import(/* webpackChunkName: "perfil" */ '../screens/perfil/perfil.screen.tsx'),
      'PerfilScreen',
    ),
  ),
  sessionRoute(
    ROTAS.changePassword,
    'Alterar senha',
    plain(
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
    plain(
      () => import(/* webpackChunkName: "preferencias" */ '../screens/preferencias/preferencias.screen.tsx'),
      'PreferenciasScreen',
    ),
  ),
];
