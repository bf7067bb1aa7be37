import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMomento } from '../../lib/datas/momento.ts';
import { WifiOffIcon } from '../../ui/icons/icon-more.tsx';
import { RefreshIcon } from '../../ui/icons/icon.tsx';

/** Above vouchers that come from this device: from when they are, and the way to fresh ones. */
export function SavedNote({ savedAt, onRetry }: { savedAt: number; onRetry: () => void }) {
  return (
    <RetryNote
      icon={<WifiOffIcon size={24} />}
      text={`Vouchers de todas as lojas, guardados neste aparelho: salvo em ${formatMomento(savedAt)}`}
      onRetry={onRetry}
    />
  );
}

/** What could not be had, in one line, and the way to it (R9). */
export function RetryNote({ icon, text, onRetry }: { icon?: ReactNode; text: string; onRetry: () => void }) {
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        mb: 2,
        borderRadius: 3,
        bgcolor: 'surface.sunken',
      }}
    >
      {icon}
      <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
        {text}
      </Typography>
      <Button size="small" variant="outlined" startIcon={<RefreshIcon />} onClick={onRetry}>
        Tentar novamente
      </Button>
    </Box>
  );
}

/** Below vouchers that this device keeps as well: what the till without a signal will see. */
export function SavedLine({ savedAt }: { savedAt: number }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      Disponíveis neste aparelho mesmo sem sinal: salvo em {formatMomento(savedAt)}
    </Typography>
  );
}
