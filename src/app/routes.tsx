import type { ComponentType } from 'react';
import { ROTAS } from '../lib/rotas/rotas.ts';
import type { Feature } from '../lib/deployment/config.ts';
import { type Later, later } from '../ui/page/later.tsx';
import { Portal } from './lazy-components.ts';

export interface PortalRoute {
  path: string;
  /** The window's title before the programme's name; the same for every customer. @rule R151 */
  title: string;
  /** The heading until the screen's code has loaded; default: `title`. */
  heading?: string;
  Screen: Later<object>;
  /** Without this feature the path is unknown. @rule R20, R89 */
  feature?: Feature;
}

export interface PublicRoute extends PortalRoute {
  /** The content's maximum width in px. */
  width: number;
  /** From 1200 px a second column stands beside it. */
  aside?: boolean;
}

/** A screen made of MUI: every one but the login and the home. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  later(load, name, { mui: true });

/**
 * All routes except login that need no session. Screens that share a chunk are small or lead to each other.
 * @rule S2.2, R20
 */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: ROTAS.register,
    title: 'Criar conta',
    width: 760,
    aside: true,
    Screen: screen(
      () => import(/* webpackChunkName: "register" */ '../features/cadastro/register.screen.tsx'),
      'RegisterScreen',
    ),
  },
  {
    path: ROTAS.recoverPassword,
    title: 'Recuperar senha',
    width: 480,
    Screen: screen(
      () =>
        import(/* webpackChunkName: "recover-password" */ '../features/acesso/recover-password.screen.tsx'),
      'RecoverPasswordScreen',
    ),
  },
  {
    path: ROTAS.termosAceite,
    title: 'Termos',
    width: 760,
    heading: '',
    Screen: screen(
      () => import(/* webpackChunkName: "termos-aceite" */ '../features/termos/termos-aceite.screen.tsx'),
      'TermosAceiteScreen',
    ),
  },
  {
    path: ROTAS.acessibilidade,
    title: 'Acessibilidade',
    width: 860,
    feature: 'accessibility',
    Screen: screen(
      () =>
        import(
          /* webpackChunkName: "acessibilidade" */ '../features/acessibilidade/acessibilidade.screen.tsx'
        ),
      'AcessibilidadeScreen',
    ),
  },
];

/** Routes behind the guard, in the shell. @rule S2.4 */
export const sessionRoutes: readonly PortalRoute[] = [
  { path: ROTAS.portal, title: 'Home', Screen: Portal },
  {
    path: ROTAS.promocoes,
    title: 'Ofertas Exclusivas',
    Screen: screen(
      () => import(/* webpackChunkName: "promocoes" */ '../features/ofertas/promocoes.screen.tsx'),
      'PromocoesScreen',
    ),
  },
  {
    path: ROTAS.lista,
    title: 'Lista de compras',
    feature: 'shoppingList',
    Screen: screen(
      () => import(/* webpackChunkName: "promocoes" */ '../features/lista/lista.screen.tsx'),
      'ListaScreen',
    ),
  },
  {
    path: ROTAS.voucher,
    title: 'Vouchers',
    Screen: screen(
      () => import(/* webpackChunkName: "voucher" */ '../features/vouchers/voucher.screen.tsx'),
      'VoucherScreen',
    ),
  },
  {
    path: ROTAS.compras,
    title: 'Compras',
    Screen: screen(
      () => import(/* webpackChunkName: "compras" */ '../features/conta/compras.screen.tsx'),
      'ComprasScreen',
    ),
  },
  {
    path: ROTAS.extrato,
    title: 'Extrato',
    Screen: screen(
      () => import(/* webpackChunkName: "extrato" */ '../features/conta/extrato.screen.tsx'),
      'ExtratoScreen',
    ),
  },
  {
    path: ROTAS.location,
    title: 'Encontre Nossa Loja',
    Screen: screen(
      () => import(/* webpackChunkName: "location" */ '../features/lojas/location.screen.tsx'),
      'LocationScreen',
    ),
  },
  {
    path: ROTAS.campanhas,
    title: 'Campanhas',
    Screen: screen(
      () => import(/* webpackChunkName: "campanhas" */ '../features/campanhas/campanhas.screen.tsx'),
      'CampanhasScreen',
    ),
  },
  {
    path: ROTAS.campanha,
    title: 'Detalhes da campanha',
    heading: 'Campanha',
    Screen: screen(
      () => import(/* webpackChunkName: "campanhas" */ '../features/campanhas/campanha.screen.tsx'),
      'CampanhaScreen',
    ),
  },
  {
    path: ROTAS.campanhaResgates,
    title: 'Trocar meus pontos',
    Screen: screen(
      () => import(/* webpackChunkName: "campanhas" */ '../features/campanhas/resgates.screen.tsx'),
      'ResgatesScreen',
    ),
  },
  {
    path: ROTAS.campanhaExtrato,
    title: 'Extrato da campanha',
    heading: 'Extrato',
    Screen: screen(
      () => import(/* webpackChunkName: "campanhas" */ '../features/campanhas/campanha-extrato.screen.tsx'),
      'CampanhaExtratoScreen',
    ),
  },
  {
    path: ROTAS.campanhaTrocas,
    title: 'Minhas Trocas',
    Screen: screen(
      () => import(/* webpackChunkName: "trocas" */ '../features/campanhas/resgates-detalhes.screen.tsx'),
      'ResgatesDetalhesScreen',
    ),
  },
  {
    path: ROTAS.tabloides,
    title: 'Tabloides',
    Screen: screen(
      () => import(/* webpackChunkName: "tabloides" */ '../features/ofertas/tabloides.screen.tsx'),
      'TabloidesScreen',
    ),
  },
  {
    path: ROTAS.termos,
    title: 'Termos do Programa',
    Screen: screen(
      () => import(/* webpackChunkName: "termos" */ '../features/termos/termos.screen.tsx'),
      'TermosScreen',
    ),
  },
  {
    path: ROTAS.pdo,
    title: 'Fale com PDO',
    Screen: screen(
      () => import(/* webpackChunkName: "pdo" */ '../features/pessoa/pdo.screen.tsx'),
      'PdoScreen',
    ),
  },
  {
    path: ROTAS.chats,
    title: 'Chat',
    Screen: screen(
      () => import(/* webpackChunkName: "pdo" */ '../features/pessoa/chats.view.tsx'),
      'ChatsView',
    ),
  },
  {
    path: ROTAS.perfil,
    title: 'Meu perfil',
    Screen: screen(
      () => import(/* webpackChunkName: "perfil" */ '../features/pessoa/perfil.screen.tsx'),
      'PerfilScreen',
    ),
  },
  {
    path: ROTAS.changePassword,
    title: 'Alterar senha',
    Screen: screen(
      () => import(/* webpackChunkName: "change-password" */ '../features/acesso/change-password.screen.tsx'),
      'ChangePasswordScreen',
    ),
  },
  {
    path: ROTAS.preferencias,
    title: 'Minhas preferências',
    Screen: screen(
      () => import(/* webpackChunkName: "preferencias" */ '../features/pessoa/preferencias.screen.tsx'),
      'PreferenciasScreen',
    ),
  },
];
