import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../../icons/icon.tsx';
import type { ToastKind } from '../../feedback/toast.ts';
import { vars } from '../../text/vars.ts';

export interface ToastCardProps {
  kind: ToastKind;
  /** How many characters there are to read until it goes; null: it stays until it is closed. */
  length: number | null;
  children: ReactNode;
  onClose: () => void;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** At least this long, and longer for what takes longer to read. */
const SHOWN_MS = 7000;
const MS_PER_CHARACTER = 90;

const ICONS = { success: CheckCircleIcon, error: AlertIcon, warning: AlertIcon, info: InfoIcon };
const NAMES = { success: 'Tudo certo:', error: 'Atenção:', warning: 'Atenção:', info: 'Aviso:' };

/**
 * One toast. It goes by itself, but not while pointed at, focused or in a hidden tab; Escape closes it too.
 * @returns an alert for errors and warnings, a status for the rest
 */
export function ToastCard({ kind, length, children, onClose, style, ref }: ToastCardProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const held = pointed || focused || hidden;
  const closeByItself = useEffectEvent(onClose);
  useEffect(() => {
    if (held || length === null) return undefined;
    const timer = setTimeout(() => closeByItself(), Math.max(SHOWN_MS, length * MS_PER_CHARACTER));
    return () => clearTimeout(timer);
  }, [held, length]);
  const Icon = ICONS[kind];
  return (
    <Card
      ref={ref}
      style={style}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      // What comes later is said alone.
      aria-atomic={length !== null}
      data-kind={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Badge>
        <Icon size={22} label={NAMES[kind]} />
      </Badge>
      <Words>{children}</Words>
      <IconButton
        aria-label="Fechar aviso"
        onClick={onClose}
        // In reach also where the card is taller than the window.
        sx={{ p: 1.5, m: '-2px -8px -2px 0', position: 'sticky', top: 8 }}
      >
        <CloseIcon size={20} />
      </IconButton>
    </Card>
  );
}

function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const note = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return hidden;
}

const Card = styled('div')({
  '--kind': vars.success,
  '&[data-kind=error]': { '--kind': vars.error },
  '&[data-kind=warning]': { '--kind': vars.warning },
  '&[data-kind=info]': { '--kind': vars.info },
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  width: 'min(400px, calc(100vw - 24px))',
  padding: '12px 14px',
  borderRadius: 18,
  color: vars.text,
  backgroundColor: vars.raised,
  border: `1px solid ${vars.divider}`,
  boxShadow: vars.shadowHigh,
});

const Badge = styled('span')({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 12,
  color: 'var(--kind)',
  backgroundColor: 'color-mix(in srgb, var(--kind) 14%, transparent)',
});

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  padding: '8px 0',
  lineHeight: 1.45,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
