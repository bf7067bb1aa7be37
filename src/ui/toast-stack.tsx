import './goober-csp.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  closeSnackbar,
  type CustomContentProps,
  enqueueSnackbar,
  type SnackbarKey,
  SnackbarProvider,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { ToastCard } from './toast-card.tsx';
import { type Toast, type ToastKind, takeToasts } from './toast.ts';

const card = (kind: ToastKind) =>
  forwardRef<HTMLDivElement, CustomContentProps>(function Content({ id, message, style }, ref) {
    return (
      <ToastCard ref={ref} style={style} kind={kind} onClose={() => closeSnackbar(id)}>
        {message}
      </ToastCard>
    );
  });

const cards = {
  success: card('success'),
  error: card('error'),
  info: card('info'),
  warning: card('warning'),
};

/** One more closes the oldest. */
const MOST = 6;

/** Below the top bar, so that its menu stays free, and as wide as a phone allows. */
const place = {
  'body .notistack-SnackbarContainer': {
    top: 'calc(env(safe-area-inset-top, 0px) + 72px)',
    right: 16,
    left: 'auto',
    width: 'min(400px, calc(100vw - 24px))',
    maxWidth: 'none',
    '@media (max-width: 599.95px)': { right: 12 },
  },
};

const shown = new Map<string, SnackbarKey>();

/** The same words again take the place of those that still stand: every route of a broken server says them (R40). */
function show({ kind, message }: Toast): void {
  const earlier = shown.get(message);
  // Without a key it would close them all.
  if (earlier !== undefined) closeSnackbar(earlier);
  shown.set(message, enqueueSnackbar(message, { variant: kind }));
}

/** The toasts through notistack: top right, the newest below. */
export function ToastStack() {
  useEffect(() => takeToasts(show), []);
  return (
    <>
      <GlobalStyles styles={place} />
      <SnackbarProvider
        // A refused registration brings its description and one for each message at once (R30).
        maxSnack={MOST}
        // The card keeps the time itself: it also waits for the keyboard and for a hidden tab.
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={cards}
      />
    </>
  );
}
