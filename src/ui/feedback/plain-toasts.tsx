import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './plain-toasts.css';
import { addStyles } from '../text/styles.ts';
import { takeToasts, type Toast } from './toast.ts';

addStyles(css);

/**
 * The toasts without any library, for when their own code could not be fetched: one box, which stays until it is
 * closed (R87). The same words again go to its end.
 */
export function PlainToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      takeToasts((toast) =>
        setToasts((earlier) => [...earlier.filter(({ message }) => message !== toast.message), toast]),
      ),
    [],
  );
  if (toasts.length === 0) return null;
  return (
    <div role="alert" aria-atomic={false} className="plain-toasts">
      {toasts.map(({ message, lang }) => (
        <div key={message} lang={lang}>
          {message}
        </div>
      ))}
      <Button size="small" onClick={() => setToasts([])}>
        Fechar
      </Button>
    </div>
  );
}
