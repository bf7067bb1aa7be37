import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { takeToasts } from './toast.ts';

/** The newest toast without any library, for when the toasts' own code could not be fetched. */
export function PlainToasts() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => takeToasts((toast) => setMessage(toast.message)), []);
  if (message === null) return null;
  return (
    <Box
      role="alert"
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
      }}
    >
      {message}
      <Button size="small" onClick={() => setMessage(null)}>
        Fechar
      </Button>
    </Box>
  );
}
