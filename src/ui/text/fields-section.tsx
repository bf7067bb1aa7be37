import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { SectionTitle } from './section-title.tsx';

export interface FieldsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One part of the long form: a title, and its fields on six columns. */
export function FieldsSection({ title, hint, children }: FieldsSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <SectionTitle id={id} hint={hint}>
        {title}
      </SectionTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** The place of one field: `span` of six columns, all six on a phone, or `phone`. */
export function Cell({ span, phone = 6, children }: { span: number; phone?: number; children: ReactNode }) {
  return <Box sx={{ gridColumn: { xs: `span ${phone}`, sm: `span ${span}` }, minWidth: 0 }}>{children}</Box>;
}
