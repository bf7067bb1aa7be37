import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { UpdateOffer } from '../../flows/app-update/app-update.flow.ts';
import { RefreshIcon } from '../../ui/icons/icon.tsx';
import { UPDATE_ACCEPT, UPDATE_POSTPONE, UPDATE_TITLE, UPDATE_WORDS } from './update-offer.texts.ts';

export interface UpdateOfferViewProps {
  offer: UpdateOffer | null;
  busy: boolean;
  onAccept: () => void;
  onPostpone: () => void;
}

/** 'Nova versão disponível', at the bottom of the screen: it takes no focus and covers nothing that must be done. */
export function UpdateOfferView({ offer, busy, onAccept, onPostpone }: UpdateOfferViewProps) {
  return (
    <Box component="section" aria-label={UPDATE_TITLE} aria-live="polite" sx={place}>
      {offer === null ? null : (
        <Paper elevation={12} sx={card}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
            <Box sx={{ color: 'primary.main', flex: 'none', mt: 0.25 }}>
              <RefreshIcon />
            </Box>
            <div>
              <Typography variant="subtitle1" component="h2">
                {UPDATE_TITLE}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {UPDATE_WORDS[offer]}
              </Typography>
            </div>
          </Box>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 1.5 }}>
            {offer === 'outdated' ? null : (
              <Button variant="text" size="small" onClick={onPostpone} disabled={busy}>
                {UPDATE_POSTPONE}
              </Button>
            )}
            <Button variant="contained" size="small" onClick={onAccept} aria-busy={busy} disabled={busy}>
              {UPDATE_ACCEPT}
            </Button>
          </Box>
        </Paper>
      )}
    </Box>
  );
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 12, sm: 'auto' },
  right: { xs: 12, sm: 20 },
  bottom: 'calc(env(safe-area-inset-bottom, 0px) + 12px)',
  width: { sm: 400 },
};

const card = { p: 2, borderRadius: '18px', border: 1, borderColor: 'divider', bgcolor: 'background.paper' };
