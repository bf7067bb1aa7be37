import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mixed, vars } from './vars.ts';

/** What every field of a form may carry, besides its own control. */
export interface FieldFrameProps {
  id: string;
  label: string;
  /** A message, or true: invalid without words (R71). */
  error?: string | boolean | null | undefined;
  /** Shown while there is no error message. */
  helperText?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** How a control says what its field knows: spread it on the `<input>` or `<select>`. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * The frame of a field: label above, error or help below, tied to the control for screen readers. Styled on the
 * theme alone: MUI's own input parts weigh 8 kB more on the login's first touch (docs/adr/0002).
 * @param children makes the control from its accessibility attributes
 */
export function Field(props: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, error, helperText, required = false, disabled = false, children } = props;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const message = typeof error === 'string' && error !== '' ? error : helperText;
  const helpId = message === undefined || message === null ? undefined : `${id}-ajuda`;
  return (
    <Frame>
      <Label htmlFor={id} data-disabled={disabled || undefined}>
        {label}
        {required ? <Asterisk aria-hidden> *</Asterisk> : null}
      </Label>
      <Control data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
        {children({
          id,
          disabled,
          // The native attribute would wake the browser's own bubbles; the meaning stays.
          'aria-required': required || undefined,
          'aria-invalid': invalid || undefined,
          'aria-describedby': helpId,
        })}
      </Control>
      {helpId === undefined ? null : (
        <FieldMessage id={helpId} data-invalid={invalid || undefined}>
          {message}
        </FieldMessage>
      )}
    </Frame>
  );
}

/** The text that is typed or chosen; it fills the control's box. */
export const controlText = {
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: 50,
  padding: '0 16px',
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
} as const;

const Frame = styled('div')({ minWidth: 0, width: '100%' });

const Label = styled('label')({
  display: 'block',
  marginBottom: 6,
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '&[data-disabled]': { color: vars.muted },
});

export const Asterisk = styled('span')({ color: vars.tomato });

const ring = (color: string) => `0 0 0 4px ${mixed(color, 22)}`;

const Control = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${vars.line}`,
  borderRadius: 14,
  backgroundColor: vars.paper,
  transition: 'box-shadow 140ms',
  // Weighs nothing: what is wrong, and what has the focus, stays seen under the mouse.
  '@media (hover: hover)': { '&:where(:hover:not([data-disabled]))': { borderColor: vars.text } },
  '&:has(:is(input, select):focus)': {
    borderColor: vars.primary,
    outline: `1px solid ${vars.primary}`,
    boxShadow: ring(vars.primary),
  },
  '&[data-invalid]': { borderColor: vars.error },
  '&[data-invalid]:has(:is(input, select):focus)': {
    borderColor: vars.error,
    outlineColor: vars.error,
    boxShadow: ring(vars.error),
  },
  '&[data-disabled]': { backgroundColor: vars.sunken, color: vars.muted },
});

/** The line below a field: help, or what is wrong with it. */
export const FieldMessage = styled('p')({
  margin: '6px 2px 0',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: vars.muted,
  '&[data-invalid]': { color: vars.error },
});
