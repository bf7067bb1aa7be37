import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { CheckCircleIcon, HomeIcon, QrIcon, TagIcon, TicketIcon } from '../../ui/icons/icon.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';

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
  const entry = (to: string, label: string, Icon: ComponentType<{ size?: number }>, badge?: ReactNode) =>
    to !== hide && (
      <ButtonBase component={Link} to={to} aria-current={path === to ? 'page' : undefined} sx={ENTRY}>
        <Icon size={24} />
        <span>{label}</span>
        {badge}
      </ButtonBase>
    );
  return (
    <Paper
      component="nav"
      square
      elevation={0}
      aria-label="Atalhos"
      className={`bottom-bar ${OFF_PAPER}`}
      sx={BAR}
    >
      <GlobalStyles styles={ROOM} />
      {entry(ROTAS.portal, 'Home', HomeIcon)}
      {entry(ROTAS.promocoes, 'Ofertas', TagIcon)}
      {onCode !== null && (
        <ButtonBase onClick={onCode} sx={{ ...ENTRY, '& svg': RAISED }}>
          <QrIcon size={26} />
          <span>Código</span>
        </ButtonBase>
      )}
      {entry(ROTAS.voucher, 'Vouchers', TicketIcon, vencendo)}
      {entry(ROTAS.lista, 'Lista', CheckCircleIcon)}
    </Paper>
  );
}

const HEIGHT = 56;
const SAFE = 'env(safe-area-inset-bottom, 0px)';

const BAR = {
  position: 'fixed',
  zIndex: 1090,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  boxSizing: 'border-box',
  height: `calc(${HEIGHT}px + ${SAFE})`,
  pb: SAFE,
  px: `env(safe-area-inset-left, 0px)`,
  borderTop: 1,
  borderColor: 'divider',
  // A low window is the screen's alone.
  '@media (max-height: 420px)': { display: 'none' },
} as const;

const ENTRY = {
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  typography: 'caption',
  fontSize: 'min(0.75rem, 4.2vw)',
  fontWeight: 500,
  color: 'text.secondary',
  '&[aria-current]': { color: 'primary.main', fontWeight: 700 },
  '&:focus-visible': { outlineOffset: '-4px' },
  '& .MuiChip-root': {
    position: 'absolute',
    top: 2,
    left: 'calc(50% + 4px)',
    height: 20,
    minWidth: 20,
    ml: 0,
  },
  '& .MuiChip-label': { px: 0.5 },
} as const;

const RAISED = {
  boxSizing: 'content-box',
  p: '13px',
  mt: '-28px',
  borderRadius: '50%',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  boxShadow: 2,
} as const;

/** The page's end, what has the focus, and what else stands at the window's end stay above it. */
const ROOM = {
  '@media (min-height: 420.05px)': {
    // Without weight: the room of a notice above the bar counts more.
    ':where(html:has(.bottom-bar))': { '--portal-bar': `${HEIGHT}px`, scrollPaddingBottom: 80 },
    '.shell:has(> .bottom-bar)': { paddingBottom: `calc(${HEIGHT}px + ${SAFE})` },
  },
} as const;
