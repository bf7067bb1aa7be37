import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { buttonLook } from '../../ui/first/button.tsx';
import {
  BagIcon,
  CheckCircleIcon,
  DocumentIcon,
  HomeIcon,
  LeafletIcon,
  MapPinIcon,
  MegaphoneIcon,
  ShieldIcon,
  TagIcon,
  TicketIcon,
} from '../../ui/icons/icon.tsx';

/** The side menu in the specified order; added entries come last. @rule S2.8, R137 */
const MENU_ITEMS = [
  { path: ROTAS.portal, label: 'Home', Icon: HomeIcon },
  { path: ROTAS.promocoes, label: 'Ofertas exclusivas', Icon: TagIcon },
  { path: ROTAS.campanhas, label: 'Campanhas', Icon: MegaphoneIcon },
  { path: ROTAS.voucher, label: 'Vouchers', Icon: TicketIcon },
  { path: ROTAS.tabloides, label: 'Tabloides', Icon: LeafletIcon },
  { path: ROTAS.compras, label: 'Minhas Compras', Icon: BagIcon },
  { path: ROTAS.location, label: 'Encontre Nossa Loja', Icon: MapPinIcon },
  { path: ROTAS.termos, label: 'Termos do Programa', Icon: DocumentIcon },
  { path: ROTAS.pdo, label: 'Fale com PDO', Icon: ShieldIcon },
  { path: ROTAS.lista, label: 'Lista de compras', Icon: CheckCircleIcon },
] as const;

/** A campaign's screens stand below the campaigns. @rule R241 */
const isWithin = (path: string, target: string) =>
  target === ROTAS.campanhas && path.startsWith('/campanha/');

interface MenuEntriesProps {
  path: string;
  /** The number of vouchers that end soon, beside 'Vouchers'. @rule R102 */
  vencendo?: ReactNode;
  /** Left out when the feature is off. @rule R89 */
  hide?: string | undefined;
  /** Above the entry of an address. */
  captions?: Readonly<Record<string, string>>;
  onChoose?: () => void;
}

/** The entries of the side menu; the current one says so. */
export function MenuEntries({ path, vencendo, hide, captions, onChoose }: MenuEntriesProps) {
  return (
    <nav aria-label="Menu principal">
      <ul className="shell-entries">
        {MENU_ITEMS.filter((item) => item.path !== hide).map(({ path: target, label, Icon }) => (
          <li key={target}>
            {captions?.[target] !== undefined && <p>{captions[target]}</p>}
            <Link
              {...buttonLook({ look: 'inherit', wide: true })}
              to={target}
              aria-current={path === target ? 'page' : isWithin(path, target) || undefined}
              onClick={onChoose}
            >
              <Icon />
              <span>{label}</span>
              {target === ROTAS.voucher && vencendo}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
