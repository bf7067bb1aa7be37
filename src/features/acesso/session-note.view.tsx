import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CloseIcon } from '../../ui/icons/later-icons.tsx';
import { focusContent, showFocused } from '../../ui/page/show-focused.ts';

interface SessionNoteProps {
  icon: ReactNode;
  /** Null: an empty region, for a text that follows. */
  text: string | null;
  onClose: () => void;
  /** Its action: a link or a button. */
  action: { label: string; to: string } | { label: string; onClick: () => void };
}

/** A note about the session at the bottom of the screen: takes no focus, covers no required action. */
export function SessionNote({ icon, text, onClose, action: { label, ...does } }: SessionNoteProps) {
  return (
    <Box component="output" className="session-note" sx={place}>
      <GlobalStyles styles={room} />
      {text !== null && (
        <Card elevation={12} sx={card}>
          {icon}
          <Typography ref={showFocused}>{text}</Typography>
          <Button
            variant="contained"
            size="small"
            sx={{ gridArea: '2 / 2 / 2 / 4' }}
            {...('to' in does ? { component: Link, ...does } : does)}
          >
            {label}
          </Button>
          <IconButton
            aria-label="Dispensar aviso"
            sx={{ gridArea: '1 / 3' }}
            onClick={() => {
              onClose();
              focusContent();
            }}
          >
            <CloseIcon size={20} />
          </IconButton>
        </Card>
      )}
    </Box>
  );
}

const place = {
  position: 'fixed',
  zIndex: 1140,
  left: { xs: 12, sm: 'auto' },
  right: { xs: 12, sm: 'calc(env(safe-area-inset-right, 0px) + 20px)' },
  bottom: 'calc(var(--portal-bar, 0px) + env(safe-area-inset-bottom, 0px) + 12px)',
  width: { sm: 400 },
};

const card = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  justifyItems: 'start',
  gap: '4px 12px',
  p: '8px 8px 14px 16px',
  borderRadius: '18px',
  '& > svg': { color: 'primary.main' },
};

/** The page's end and the focused element stay above it; it stays above the offline strip. */
const room = {
  'body:has(.session-note)': { paddingBottom: '8.5rem' },
  'html:has(.session-note)': { scrollPaddingBottom: 'calc(var(--portal-bar, 0px) + 9.25rem)' },
  'body:has(.offline-strip) .session-note': {
    bottom: 'calc(var(--portal-bar, 0px) + env(safe-area-inset-bottom, 0px) + 4.25rem)',
  },
  'body:has(.offline-strip):has(.session-note)': { paddingBottom: '12rem' },
  'html:has(.offline-strip):has(.session-note)': {
    scrollPaddingBottom: 'calc(var(--portal-bar, 0px) + 12.75rem)',
  },
};
