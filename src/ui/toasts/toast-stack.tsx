import './goober-csp.ts';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './toast-card.tsx';
import { createToastList, type ToastList, ToastListCard } from './toast-list.tsx';
import { type Toast, type ToastKind, takeToasts } from '../feedback/toast.ts';

/** So many have a card of their own; what comes while they stand is gathered in one more (R87). */
const MOST = 6;

/** Shows toasts, and keeps what stands: alone by its words, the oldest first; gathered in one notice for each kind. */
function createBoard(): (toast: Toast) => void {
  const alone = new Map<string, SnackbarKey>();
  const gathered = new Map<ToastKind, ToastList>();

  const close = (message: string, key: SnackbarKey): void => {
    if (alone.get(message) === key) alone.delete(message);
    closeSnackbar(key);
  };
  const showAlone = ({ kind, message, lang }: Toast): void => {
    // In document order the newest toast comes last.
    const length = [...alone.keys(), message].join('').length;
    const content = (key: SnackbarKey) => (
      <ToastCard kind={kind} length={length} onClose={() => close(message, key)}>
        <span lang={lang}>{message}</span>
      </ToastCard>
    );
    alone.set(message, enqueueSnackbar(message, { content }));
  };
  const gather = (toast: Toast): void => {
    const { kind, message } = toast;
    const list = gathered.get(kind) ?? createToastList();
    list.add(toast);
    if (gathered.has(kind)) return;
    gathered.set(kind, list);
    const closeList = (key: SnackbarKey) => {
      if (gathered.get(kind) === list) gathered.delete(kind);
      closeSnackbar(key);
    };
    const content = (key: SnackbarKey) => (
      <ToastListCard kind={kind} list={list} onClose={() => closeList(key)} />
    );
    enqueueSnackbar(message, { content });
  };

  return (toast) => {
    // A toast with the same words replaces the visible one: with a broken server every route would add another (R40).
    const earlier = alone.get(toast.message);
    if (earlier !== undefined) close(toast.message, earlier);
    if (alone.size < MOST) showAlone(toast);
    else gather(toast);
  };
}

/** Beside the app: MUI's modals hide from screen readers whatever they do not hold, and a toast is to be heard over them. */
function createRoot(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  const unhide = new MutationObserver(() => root.removeAttribute('aria-hidden'));
  unhide.observe(root, { attributeFilter: ['aria-hidden'] });
  return root;
}

const root = createRoot();

/** The toasts through notistack: top right, the newest below. */
export function ToastStack() {
  useEffect(() => takeToasts(createBoard()), []);
  return (
    <SnackbarProvider
      domRoot={root}
      // One more would push the oldest out before anyone could read it.
      maxSnack={Infinity}
      // The card keeps the time itself: it also waits for the keyboard and for a hidden tab.
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    />
  );
}
