import { ROTAS } from '../../lib/rotas/rotas.ts';
import {
  BagIcon,
  DocumentIcon,
  HomeIcon,
  LeafletIcon,
  MapPinIcon,
  MegaphoneIcon,
  ShieldIcon,
  TagIcon,
  TicketIcon,
} from '../../ui/icons/icon.tsx';

/** The side menu in the order of S2.8; a screen that is not built yet has no entry. */
export const MENU_ITEMS = [
  { path: ROTAS.portal, label: 'Home', Icon: HomeIcon },
  { path: ROTAS.promocoes, label: 'Ofertas exclusivas', Icon: TagIcon },
  { path: ROTAS.campanhas, label: 'Campanhas', Icon: MegaphoneIcon },
  { path: ROTAS.voucher, label: 'Vouchers', Icon: TicketIcon },
  { path: ROTAS.tabloides, label: 'Tabloides', Icon: LeafletIcon },
  { path: ROTAS.compras, label: 'Minhas Compras', Icon: BagIcon },
  { path: ROTAS.location, label: 'Encontre Nossa Loja', Icon: MapPinIcon },
  { path: ROTAS.termos, label: 'Termos do Programa', Icon: DocumentIcon },
  { path: ROTAS.pdo, label: 'Fale com PDO', Icon: ShieldIcon },
] as const;
