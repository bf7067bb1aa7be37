import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

export function Bar({ children }: { children: ReactNode }) {
  return (
    <Paper square>
      <Toolbar variant="dense" disableGutters sx={{ gap: 0.5, px: 1.5 }}>
        {children}
      </Toolbar>
    </Paper>
  );
}

/** Buttons in a row, on several lines if need be. */
export function Tools({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, my: 1 }}>
      {children}
    </Stack>
  );
}

export function Tool({ color = 'inherit', ...props }: ButtonProps) {
  return <Button {...props} color={color} />;
}

/** A button with only an icon, which shows its name as a tooltip. */
export function IconTool(props: IconButtonProps & { 'aria-label': string }) {
  return <IconButton size="small" title={props['aria-label']} {...props} />;
}

/** A button that stays pressed. */
export function Toggle(props: Omit<ToggleButtonProps, 'value'>) {
  return <ToggleButton value="" size="small" {...props} />;
}

/** A row of a list that can be chosen. */
export function RowButton({
  selected = false,
  ...props
}: ListItemButtonProps<'button', { component?: 'button' }>) {
  return <ListItemButton component="button" dense aria-pressed={selected} selected={selected} {...props} />;
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mt: 2 }}>
      {children}
    </Typography>
  );
}

interface HintProps {
  alone?: boolean;
  id?: string;
  children: ReactNode;
}

/** A quiet paragraph, such as a message that a list is empty; `alone` in its panel it has room around it. */
export function Hint({ alone = false, id, children }: HintProps) {
  return (
    <Typography id={id} variant="body2" color="textSecondary" sx={{ p: alone ? 2 : 0 }}>
      {children}
    </Typography>
  );
}

/** The inside of a panel. */
export function Inside(props: Pick<ComponentProps<'div'>, 'children' | 'ref' | 'onFocus' | 'onBlur'>) {
  return <Box {...props} sx={{ px: 1.5, pb: 2 }} />;
}

type FieldProps = Omit<TextFieldProps, 'slotProps' | 'rows'> &
  Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'readOnly' | 'spellCheck'> & {
    /** Makes it a list to choose from. */
    options?: readonly (readonly [value: string, words: string])[];
    /** Makes it a text of several lines. */
    rows?: number;
    /** How many columns of a form it spans. */
    span?: number;
  };

/** A field with its label on its edge; `helperText` is an error. */
export function Field(props: FieldProps) {
  const { options, rows, span = 1, min, max, step, readOnly, spellCheck, ...others } = props;
  return (
    <TextField
      fullWidth
      size="small"
      margin="dense"
      select={options !== undefined}
      {...others}
      sx={{ gridColumn: `span ${span}` }}
      slotProps={{
        inputLabel: { shrink: true, required: false },
        select: { native: true },
        // MUI's own textarea is not in the build (webpack.config.ts).
        input: rows === undefined ? {} : { multiline: true, inputComponent: 'textarea' },
        htmlInput: { min, max, step, rows, readOnly, spellCheck },
        formHelperText: { role: 'alert' },
      }}
    >
      {options?.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

/** Arrow keys, Home and End move the focus between the rows of a list or a tree. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const list = event.currentTarget.closest('ol, [role=tree]');
  const rows = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

export function bringIntoView(row: Element | null): void {
  row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Makes a scrollable element focusable, so that the keyboard can scroll it. As spread props, which the linter accepts. */
export const SCROLLED = { tabIndex: 0 } as const;

export function Data({ value, label }: { value: unknown; label: string }) {
  return (
    <Paper
      component="pre"
      variant="outlined"
      aria-label={label}
      {...SCROLLED}
      sx={{ m: 0, p: 1, overflow: 'auto', fontSize: 12, whiteSpace: 'pre-wrap' }}
    >
      {value === undefined ? 'undefined' : JSON.stringify(value, null, 2)}
    </Paper>
  );
}
