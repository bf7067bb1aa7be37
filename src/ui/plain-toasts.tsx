import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import css from './plain-toasts.css';
import { addStyles } from './styles.ts';
import { takeToasts } from './toast.ts';

addStyles(css);

/** The newest toast without any library, for when the toasts' own code could not be fetched. */
export function PlainToasts() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => takeToasts((toast) => setMessage(toast.message)), []);
  if (message === null) return null;
  return (
    <div role="alert" className="plain-toasts">
      {message}
      <Button size="small" onClick={() => setMessage(null)}>
        Fechar
      </Button>
    </div>
  );
}
