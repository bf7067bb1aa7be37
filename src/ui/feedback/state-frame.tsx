import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface StateFrameProps {
  drawing: ReactNode;
  title?: string | undefined;
  text?: string | undefined;
  action?: ReactNode;
  /** A small drawing, for use inside a card. */
  compact?: boolean | undefined;
  /** It fills the page: its title is the heading. */
  page?: boolean;
  /** The drawing's width in px. */
  width?: number;
}

/** The layout of empty, failed and offline states: a drawing, a text, one action. */
export function StateFrame(props: StateFrameProps) {
  const { drawing, title, text, action, compact = false, page = false, width = compact ? 84 : 200 } = props;
  return (
    <Stack component="output" spacing={2} useFlexGap sx={compact ? beside : below}>
      <Box sx={{ width, maxWidth: '100%', aspectRatio: '4 / 3', flex: 'none' }}>{drawing}</Box>
      <Stack
        spacing={0.5}
        sx={{ alignItems: compact ? 'start' : 'center', minWidth: 0, flex: compact ? '1 1 190px' : 'none' }}
      >
        {title === undefined ? null : (
          <Typography variant={compact ? 'subtitle1' : 'h3'} component={page ? 'h1' : 'p'}>
            {title}
          </Typography>
        )}
        {text === undefined ? null : (
          <Typography
            variant={compact ? 'body2' : 'body1'}
            component="p"
            sx={{ color: 'text.secondary', maxWidth: '46ch' }}
          >
            {text}
          </Typography>
        )}
        {action === undefined || action === null ? null : <Box sx={{ pt: compact ? 1 : 2 }}>{action}</Box>}
      </Stack>
    </Stack>
  );
}

const below = { alignItems: 'center', textAlign: 'center', px: 2, py: { xs: 4, md: 6 } };
const beside = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', textAlign: 'start' };
