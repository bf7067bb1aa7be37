import { ROTAS } from '../../lib/rotas.ts';
import { BagIcon, HomeIcon, TagIcon } from '../../ui/icon.tsx';

/** The side menu in the order of spec 2 Shell; a screen that is not built yet has no entry. */
export const MENU_ITEMS = [
  { path: ROTAS.portal, label: 'Home', Icon: HomeIcon },
  { path: ROTAS.promocoes, label: 'Ofertas exclusivas', Icon: TagIcon },
  { path: ROTAS.compras, label: 'Minhas Compras', Icon: BagIcon },
] as const;
