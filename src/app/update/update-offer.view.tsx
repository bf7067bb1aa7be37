import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RefreshIcon } from '../../ui/icons/icon.tsx';
import { focusContent, showFocused } from '../../ui/page/show-focused.ts';

/** No rule quotes these. */
const UPDATE_TITLE = 'Nova versão disponível';
const UPDATE_ACCEPT = 'Atualizar';
const UPDATE_POSTPONE = 'Agora não';
const UPDATE_WORDS = {
  offered: 'Leva só um instante.',
  failed: 'Não foi possível atualizar agora. Você pode continuar usando o portal.',
  outdated: 'O portal já foi atualizado em outra aba. Atualize esta também para continuar.',
} as const;
const UPDATE_LOSES = 'O que você estiver digitando será perdido.';
const UPDATE_KEEPS = 'O que você já preencheu fica guardado, menos a senha.';

interface UpdateOfferViewProps {
  /**
   * A new version, a retry after it failed to take over, or a reload into a version that another tab activated; null: none.
   */
  offer: keyof typeof UPDATE_WORDS | null;
  /** What is typed on this screen outlives the reload. */
  keeps: boolean;
  busy: boolean;
  onAccept: () => void;
  onPostpone: () => void;
}

/** 'Nova versão disponível' at the bottom of the screen: takes no focus, covers no required action. */
export function UpdateOfferView({ offer, keeps, busy, onAccept, onPostpone }: UpdateOfferViewProps) {
  return (
    <Box component="section" aria-label={UPDATE_TITLE} aria-live="polite" className="update-offer" sx={place}>
      {offer !== null && (
        <Card elevation={12} sx={{ p: 2, borderRadius: '18px' }}>
          <GlobalStyles styles={room} />
          <Stack direction="row" spacing={1.5} sx={{ '& > svg': { mt: 0.25, color: 'primary.main' } }}>
            <RefreshIcon />
            <div>
              <Typography ref={showFocused} variant="subtitle1" component="h2">
                {UPDATE_TITLE}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {UPDATE_WORDS[offer]}
                {offer === 'offered' && (
                  <Box component="span" sx={onForms}>
                    {` ${keeps ? UPDATE_KEEPS : UPDATE_LOSES}`}
                  </Box>
                )}
              </Typography>
            </div>
          </Stack>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1.5 }}>
            {offer !== 'outdated' && (
              <Button
                size="small"
                onClick={() => {
                  onPostpone();
                  focusContent();
                }}
                disabled={busy}
              >
                {UPDATE_POSTPONE}
              </Button>
            )}
            <Button variant="contained" size="small" onClick={onAccept} aria-busy={busy} disabled={busy}>
              {UPDATE_ACCEPT}
            </Button>
          </Stack>
        </Card>
      )}
    </Box>
  );
}

const place = {
  position: 'fixed',
  zIndex: 1400,
  left: { xs: 12, sm: 'auto' },
  right: { xs: 12, sm: 'calc(env(safe-area-inset-right, 0px) + 20px)' },
  bottom: 'calc(var(--portal-bar, 0px) + env(safe-area-inset-bottom, 0px) + 12px)',
  width: { sm: 400 },
};

/** Nothing is typed on a screen without a form. */
const onForms = { 'body:not(:has(main form)) &': { display: 'none' } };

/** The page's end, the focused element and the session note stay above it. */
const room = {
  'body:has(.update-offer > .MuiCard-root)': { paddingBottom: 188 },
  'html:has(.update-offer > .MuiCard-root)': { scrollPaddingBottom: 'calc(var(--portal-bar, 0px) + 200px)' },
  'body:has(.update-offer > .MuiCard-root) .session-note': {
    bottom: 'calc(var(--portal-bar, 0px) + env(safe-area-inset-bottom, 0px) + 188px)',
  },
  'body:has(.update-offer > .MuiCard-root):has(.session-note > .MuiCard-root)': { paddingBottom: 320 },
};
