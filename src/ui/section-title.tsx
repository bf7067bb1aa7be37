import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SectionTitleProps {
  children: ReactNode;
  /** 1 is the screen's own title; the look follows it. */
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  /** One quiet line below. */
  hint?: ReactNode;
  /** At the right, on its own line where there is no room. */
  action?: ReactNode;
}

/** A title in the display face, with an optional line below and an optional action beside. */
export function SectionTitle({ children, level = 2, id, hint, action }: SectionTitleProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: level === 1 ? 3 : 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant={`h${level}`} {...(id !== undefined && { id })}>
          {children}
        </Typography>
        {hint === undefined ? null : (
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {hint}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
