import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface FieldsSectionProps {
  title: string;
  hint?: string;
  /** Grid items of six columns. */
  children: ReactNode;
}

/** A part of a form. Focus moves to the field that replaces a focused one of the same id, once it is enabled. */
export function FieldsSection({ title, hint, children }: FieldsSectionProps) {
  const id = useId();
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current !== null && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus();
  });
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {hint === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      <Grid
        container
        columns={6}
        spacing={2.5}
        sx={{ mt: 2, alignItems: 'start' }}
        onFocus={({ target }) => {
          focused.current = target.id;
        }}
        // React fires no blur when a focused field unmounts.
        onBlur={() => {
          focused.current = null;
        }}
      >
        {children}
      </Grid>
    </Box>
  );
}
