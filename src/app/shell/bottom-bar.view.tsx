import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { CheckCircleIcon, HomeIcon, QrIcon, TagIcon, TicketIcon } from '../../ui/icons/icon.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';
import { addStyles } from '../../ui/theme/styles.ts';
import css from './bottom-bar.css';
import { usePageMark } from '../../ui/page/use-page-mark.ts';

addStyles(css);

export interface BottomBarProps {
  path: string;
  /** On 'Vouchers': how many of them end soon. */
  vencendo: ReactNode;
  /** The address that the deployment leaves out. */
  hide: string | undefined;
  /** Opens the customer's code; null: there is none. */
  onCode: (() => void) | null;
}

/** The five places of a phone in reach of the thumb, below every signed-in screen. @rule R212 */
export function BottomBar({ path, vencendo, hide, onCode }: BottomBarProps) {
  usePageMark('bar');
  const entry = (to: string, label: string, Icon: ComponentType<{ size?: number }>, badge?: ReactNode) =>
    to !== hide && (
      <Link to={to} aria-current={path === to ? 'page' : undefined}>
        <Icon size={24} />
        <span>{label}</span>
        {badge}
      </Link>
    );
  return (
    <nav aria-label="Atalhos" className={`bottom-bar ${OFF_PAPER}`}>
      {entry(ROTAS.portal, 'Home', HomeIcon)}
      {entry(ROTAS.promocoes, 'Ofertas', TagIcon)}
      {onCode !== null && (
        <button type="button" onClick={onCode}>
          <QrIcon size={26} />
          <span>Código</span>
        </button>
      )}
      {entry(ROTAS.voucher, 'Vouchers', TicketIcon, vencendo)}
      {entry(ROTAS.lista, 'Lista', CheckCircleIcon)}
    </nav>
  );
}
