import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { takeToasts } from './toast.ts';

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
    <Box
      role="alert"
      aria-atomic={false}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderRadius: 1,
        position: 'fixed',
        zIndex: 'snackbar',
        top: 80,
        right: 12,
        left: { xs: 12, sm: 'auto' },
        p: 2,
        maxWidth: 400,
        maxHeight: 'calc(100dvh - 92px)',
        overflow: 'auto',
        overflowWrap: 'anywhere',
      }}
    >
      {messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
      <Button size="small" onClick={() => setMessages([])}>
        Fechar
      </Button>
    </Box>
  );
}
