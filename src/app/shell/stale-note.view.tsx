import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { formatMomento } from '../../lib/datas/momento.ts';
import { RefreshIcon } from '../../ui/icons/icon.tsx';
import { AlertIcon, WifiOffIcon } from '../../ui/icons/later-icons.tsx';

interface StaleNoteProps {
  /** The oldest answer's time; null: nothing is stale. */
  since: number | null;
  online: boolean;
  onRetry: () => void;
}

/** Above a screen with stale data: its time and a retry. Offline the strip says why. @rule R253 */
export function StaleNote({ since, online, onRetry }: StaleNoteProps) {
  return (
    <output>
      {since !== null && (
        <Alert
          role="none"
          className="stale-note"
          severity="warning"
          icon={online ? <AlertIcon size={24} /> : <WifiOffIcon size={24} />}
          action={
            <Button variant="outlined" size="small" startIcon={<RefreshIcon />} onClick={onRetry}>
              Tentar novamente
            </Button>
          }
          sx={{ mb: 2, '& .MuiAlert-icon': { color: 'inherit' } }}
        >
          {`${online ? 'Não foi possível atualizar. ' : ''}Dados de ${formatMomento(since, ' às ')}.`}
        </Alert>
      )}
    </output>
  );
}

/** At the bottom of every signed-in screen while offline: the one place that says so. @rule R253 */
export function OfflineStrip({ online }: { online: boolean }) {
  return (
    <output>
      {!online && (
        <Box className="offline-strip" sx={strip}>
          <GlobalStyles styles={room} />
          <WifiOffIcon size={20} />
          <span>Sem conexão. O que você vê aqui pode não estar atualizado.</span>
        </Box>
      )}
    </output>
  );
}

const strip = {
  position: 'fixed',
  zIndex: 1150,
  insetInline: 0,
  bottom: 'var(--portal-bar, 0px)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  pt: '12px',
  pr: 'calc(16px + env(safe-area-inset-right, 0px))',
  pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
  pl: 'calc(16px + env(safe-area-inset-left, 0px))',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  color: 'background.default',
  bgcolor: 'text.primary',
};

/** The page's end and the focused element stay above it. */
const room = {
  'body:has(.offline-strip)': { paddingBottom: '3.5rem' },
  'html:has(.offline-strip)': { scrollPaddingBottom: 'calc(var(--portal-bar, 0px) + 4.75rem)' },
};
