import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { vars } from '../../ui/text/vars.ts';

/** A band of tools above a panel. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.5,
        minHeight: 48,
        borderBottom: `1px solid ${vars.divider}`,
        bgcolor: vars.paper,
      }}
    >
      {children}
    </Box>
  );
}

/** A small button of a dense page; the house's large ones are for fingers. */
export function Tool({ sx, ...props }: ButtonProps) {
  return (
    <Button
      size="small"
      variant="text"
      color="inherit"
      {...props}
      sx={{
        minHeight: 32,
        minWidth: 32,
        px: 1.25,
        py: 0.25,
        fontSize: '0.8125rem',
        borderRadius: '10px',
        whiteSpace: 'nowrap',
        '&[aria-pressed=true]': { bgcolor: vars.sunken },
        ...sx,
      }}
    />
  );
}

/** A heading inside a panel. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="h3"
      sx={{ fontSize: '0.8125rem', fontWeight: 600, color: vars.muted, mt: 2, mb: 0.75 }}
    >
      {children}
    </Typography>
  );
}

/** Words in the place of what is not there. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Typography sx={{ fontSize: '0.875rem', color: vars.muted }}>{children}</Typography>;
}

/** Data, indented, in the machine's letters. */
export function Data({ value, label }: { value: unknown; label: string }) {
  return (
    <Box
      component="pre"
      aria-label={label}
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.25,
        borderRadius: '12px',
        bgcolor: vars.sunken,
        fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
        fontSize: '0.75rem',
        lineHeight: 1.5,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {value === undefined ? 'undefined' : JSON.stringify(value, null, 2)}
    </Box>
  );
}
