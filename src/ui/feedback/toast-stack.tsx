import './goober-csp.ts';
import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import {
  type CustomContentProps,
  type ProviderContext,
  type SnackbarKey,
  SnackbarProvider,
  useSnackbar,
} from 'notistack';
import { type FocusEvent, type MouseEvent as ReactMouseEvent, type Ref, useEffect } from 'react';
import { CheckCircleIcon } from '../icons/icon.tsx';
import { AlertIcon, CloseIcon, InfoIcon } from '../icons/later-icons.tsx';
import { useReducedMotion } from '../page/use-media.ts';
import { subjectOf, takeToasts, type Toast, type ToastKind, type ToastStack as Stack } from './toast.ts';

/** notistack resumes a paused toast with half of this duration. @rule R87 */
const SHOWN_MS = 10_000;
const MS_PER_CHARACTER = 90;

const ICONS = { success: CheckCircleIcon, error: AlertIcon, warning: AlertIcon, info: InfoIcon };
const NAMES = { success: 'Tudo certo:', error: 'Atenção:', warning: 'Atenção:', info: 'Aviso:' };

/** The toasts through notistack: top right, newest last. */
export function ToastStack() {
  const still = useReducedMotion();
  return (
    <>
      <GlobalStyles styles={containerLook} />
      <SnackbarProvider
        domRoot={root}
        // Above `maxSnack` notistack closes the oldest unread. @rule R87
        maxSnack={Infinity}
        autoHideDuration={SHOWN_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: ToastAlert, error: ToastAlert, warning: ToastAlert, info: ToastAlert }}
        SnackbarProps={{ onFocus: pauseIfFocused, onMouseLeave: pauseIfFocused, onBlur: goOn }}
        {...(still && { transitionDuration: 0 })}
      >
        <Taker />
      </SnackbarProvider>
    </>
  );
}

function Taker() {
  const snackbars = useSnackbar();
  useEffect(() => takeToasts(createStack(snackbars)), [snackbars]);
  return null;
}

function createStack({ enqueueSnackbar, closeSnackbar }: ProviderContext): Stack {
  /** Open toasts by subject. */
  const shown = new Map<string, { key: SnackbarKey; length: number }>();
  let count = 0;
  const show = (toast: Toast): void => {
    const { kind, message, lang, link } = toast;
    const subject = subjectOf(toast);
    const earlier = shown.get(subject);
    if (earlier !== undefined) closeSnackbar(earlier.key);
    shown.delete(subject);
    const { length } = String(message);
    const toRead = [...shown.values()].reduce((sum, other) => sum + other.length, length);
    // notistack can give simultaneous toasts the same key.
    const key = (count += 1);
    enqueueSnackbar(<ToastContent message={message} lang={lang} link={link} />, {
      key,
      variant: kind,
      // A list's reading time is unknown: it stays. @rule R87
      persist: typeof message !== 'string',
      autoHideDuration: Math.max(SHOWN_MS, toRead * MS_PER_CHARACTER),
      onClose: () => {
        if (shown.get(subject)?.key === key) shown.delete(subject);
      },
    });
    shown.set(subject, { key, length });
  };
  const closeAll = (): void => {
    shown.clear();
    closeSnackbar();
  };
  return { show, closeAll };
}

function ToastContent({
  message,
  lang,
  link,
}: Pick<Toast, 'message' | 'link'> & { lang: string | undefined }) {
  if (link !== undefined)
    return (
      <>
        {message}{' '}
        <Link href={`#${link.rota}`} color="inherit">
          {link.text}
        </Link>
      </>
    );
  if (typeof message === 'string') return <span lang={lang}>{message}</span>;
  return (
    <ul>
      {message.map((text) => (
        <li key={text} lang={lang}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A toast: role alert for errors and warnings, status for the rest. Escape closes it. */
function ToastAlert({
  id,
  message,
  variant,
  style,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const kind = variant as ToastKind;
  const Icon = ICONS[kind];
  const close = () => closeSnackbar(id);
  return (
    <Alert
      ref={ref}
      style={style}
      severity={kind}
      variant="toast"
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      icon={<Icon size={22} label={NAMES[kind]} />}
      closeText="Fechar aviso"
      slots={{ closeIcon: CloseIcon }}
      sx={LATE_WORDS}
      onClose={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {message}
    </Alert>
  );
}

/** As in any `output` (ui/first/text.css): its icon at the same time would silence the words in Firefox. */
const LATE_WORDS = {
  '&[role=status] > .MuiAlert-message > *': { animation: 'late 0.2s step-end' },
} as const;

/** notistack pauses under the pointer only: focus and a hidden page are reported to it as a pointer (WCAG 2.2.1). */
const point = (snackbar: Element, type: 'mouseover' | 'mouseout') =>
  void snackbar.dispatchEvent(new MouseEvent(type, { bubbles: true }));

function pauseIfFocused({ currentTarget: snackbar }: FocusEvent | ReactMouseEvent): void {
  // Its own handlers, which restart the timer, run first.
  setTimeout(() => snackbar.contains(document.activeElement) && point(snackbar, 'mouseover'));
}

function goOn({ currentTarget: snackbar, relatedTarget }: FocusEvent): void {
  if (!snackbar.contains(relatedTarget) && !snackbar.matches(':hover')) point(snackbar, 'mouseout');
}

/** Outside the app: MUI's modals hide everything else from screen readers. */
function createRoot(): HTMLElement {
  const created = document.body.appendChild(document.createElement('div'));
  const unhide = new MutationObserver(() => created.removeAttribute('aria-hidden'));
  unhide.observe(created, { attributeFilter: ['aria-hidden'] });
  document.addEventListener('visibilitychange', () => {
    for (const snackbar of created.querySelectorAll('.notistack-Snackbar'))
      point(snackbar, document.hidden ? 'mouseover' : 'mouseout');
  });
  return created;
}

const root = createRoot();

/** Below the top bar; scrolls when it is taller than the window. */
const containerLook = {
  'body .notistack-SnackbarContainer': {
    display: 'block',
    top: 'calc(env(safe-area-inset-top, 0px) + 72px)',
    right: 'env(safe-area-inset-right, 0px)',
    left: 'auto',
    // Room for shadows, which overflow would clip.
    padding: '0 16px 32px',
    width: 'min(432px, 100vw)',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - env(safe-area-inset-top, 0px) - 72px)',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    // Lets a mouse grab the scroll bar.
    pointerEvents: 'auto',
    '@media (max-width: 599.95px)': {
      top: 'calc(env(safe-area-inset-top, 0px) + 58px)',
      padding: '0 12px 32px',
    },
  },
} as const;
