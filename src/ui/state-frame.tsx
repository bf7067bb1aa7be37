import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface StateFrameProps {
  drawing: ReactNode;
  title?: string | undefined;
  /** It is the whole page: its title is the page's heading. */
  page?: boolean | undefined;
  text?: string | undefined;
  action?: ReactNode;
  /** A small drawing beside the words, for a card's inside. */
  compact?: boolean | undefined;
}

/** The common form of the empty, failed and offline states: a drawing, a few words, one thing to do. */
export function StateFrame({ drawing, title, text, action, page = false, compact = false }: StateFrameProps) {
  return (
    <Box component="output" sx={compact ? row : column}>
      <Box sx={{ width: compact ? 84 : 200, maxWidth: '100%', aspectRatio: '4 / 3', flex: 'none' }}>
        {drawing}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          justifyItems: 'inherit',
          minWidth: 0,
          flex: compact ? '1 1 190px' : 'none',
        }}
      >
        {title === undefined ? null : (
          <Typography variant={compact ? 'subtitle1' : 'h3'} component={page ? 'h1' : 'p'}>
            {title}
          </Typography>
        )}
        {text === undefined ? null : (
          <Typography
            variant={compact ? 'body2' : 'body1'}
            sx={{ color: 'text.secondary', maxWidth: '46ch' }}
          >
            {text}
          </Typography>
        )}
        {action === undefined || action === null ? null : <Box sx={{ mt: compact ? 1 : 2 }}>{action}</Box>}
      </Box>
    </Box>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 2,
  px: 2,
  py: { xs: 4, md: 6 },
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyItems: 'start', gap: 2 };
