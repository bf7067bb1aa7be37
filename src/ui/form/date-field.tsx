import IconButton from '@mui/material/IconButton';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { dataMaskOf } from '../../lib/datas/data-digitada.ts';
import { CalendarIcon } from '../icons/later-icons.tsx';
import { later, useCode } from '../page/later.tsx';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

export interface DateFieldProps extends Omit<
  MaskedFieldProps,
  'mask' | 'endAdornment' | 'placeholder' | 'type'
> {
  /** Called with the chosen day as DD/MM/AAAA. */
  onPick: (value: string) => void;
}

const { fetch: loadPicker } = later(
  () => import(/* webpackChunkName: "calendar" */ './date-picker.tsx'),
  'DatePicker',
  { optional: true },
);

/** MUI's DatePicker around a masked field (docs/adr/0074). The calendar loads with its button. */
export function DateField({ onPick, ...input }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  // Without the calendar the date can still be typed.
  const { Component: Picker } = useCode(loadPicker, open);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Remounted inside the picker, which restores the focus to it.
    if (Picker !== null) button.current?.focus();
  }, [Picker]);
  const show = () => {
    setOpen(true);
    void loadPicker().catch(() => setOpen(false));
  };
  const field = (anchor?: Ref<HTMLDivElement>) => (
    <MaskedField
      {...input}
      ref={anchor}
      mask={dataMaskOf}
      placeholder="DD/MM/AAAA"
      endAdornment={
        <IconButton
          edge="end"
          ref={button}
          aria-label={`Escolher ${input.label.toLowerCase()}`}
          aria-haspopup="dialog"
          disabled={input.disabled}
          onClick={show}
        >
          <CalendarIcon size={22} />
        </IconButton>
      }
    />
  );
  if (Picker === null) return field();
  return (
    <Picker
      label={input.label}
      value={input.value}
      open={open}
      onClose={() => setOpen(false)}
      onPick={onPick}
      field={field}
    />
  );
}
