import { styled } from '@mui/material/styles';
import { vars } from './vars.ts';

/** The row of a checkbox or radio: the whole line is the target, at least 44 px high. */
export const ChoiceRow = styled('label')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  padding: '10px 8px 10px 0',
  cursor: 'pointer',
  lineHeight: 1.5,
  '&:has(input:disabled)': { cursor: 'default', color: vars.muted },
});

/** A native checkbox or radio in our look: drawn by its own pseudo-element, so it stays one focusable control. */
export const ChoiceInput = styled('input')({
  appearance: 'none',
  flex: 'none',
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  border: `2px solid ${vars.line}`,
  borderRadius: 8,
  backgroundColor: vars.paper,
  transition: 'background-color 120ms, border-color 120ms',
  cursor: 'inherit',
  '&[type=radio]': { borderRadius: '50%' },
  '&:hover:not(:disabled)': { borderColor: vars.primary },
  '&:checked': { borderColor: vars.primary, backgroundColor: vars.primary },
  '&:disabled': { opacity: 0.6 },
  '&[aria-invalid=true]': { borderColor: vars.error },
  '&::before': {
    content: '""',
    width: 6,
    height: 11,
    marginTop: -3,
    border: `solid ${vars.onPrimary}`,
    borderWidth: '0 2.5px 2.5px 0',
    borderRadius: 1,
    transform: 'rotate(45deg) scale(0)',
    transition: 'transform 120ms',
  },
  '&:checked::before': { transform: 'rotate(45deg) scale(1)' },
  '&[type=radio]::before': { margin: 0, width: 10, height: 10, border: 0, borderRadius: '50%' },
  '&[type=radio]:checked::before': { backgroundColor: vars.onPrimary },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
});
