import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './plain-toasts.css';
import { addStyles } from '../text/styles.ts';
import { takeToasts } from './toast.ts';

addStyles(css);

/**
 * The toasts without any library, for when their own code could not be fetched: one box, which stays until it is
 * closed (R87). The same words again go to its end.
 */
export function PlainToasts() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  useEffect(
    () =>
      takeToasts(({ message }) =>
        setMessages((earlier) => [...earlier.filter((words) => words !== message), message]),
      ),
    [],
  );
  if (messages.length === 0) return null;
  return (
    <div role="alert" aria-atomic={false} className="plain-toasts">
      {messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
      <Button size="small" onClick={() => setMessages([])}>
        Fechar
      </Button>
    </div>
  );
}
