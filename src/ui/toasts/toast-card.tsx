import { type CSSProperties, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { CheckCircleIcon } from '../icons/icon.tsx';
import { AlertIcon, CloseIcon, InfoIcon } from '../icons/later-icons.tsx';
import type { ToastKind } from '../feedback/toast.ts';
import { addStyles } from '../text/styles.ts';
import css from './toasts.css';

addStyles(css);

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
    // It has a role; hovering and focusing only pause its timer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="toast"
      ref={ref}
      style={style}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      // Additions are announced on their own, without repeating the rest.
      aria-atomic={length !== null}
      data-kind={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <span className="badge">
        <Icon size={22} label={NAMES[kind]} />
      </span>
      <div className="words">{children}</div>
      <IconButton aria-label="Fechar aviso" onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
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
