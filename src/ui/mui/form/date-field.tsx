import Popover from '@mui/material/Popover';
import { type ComponentType, useRef, useState } from 'react';
import { dataMask } from '../../../lib/datas/data-digitada.ts';
import type { DateCalendarProps } from './date-calendar.tsx';
import { CalendarIcon } from '../../icons/icon-more.tsx';
import { useBackCloses } from '../../page/use-back-closes.ts';
import { MaskedField, type MaskedFieldProps } from '../../form/masked-field.tsx';

export type DateFieldProps = Omit<
  MaskedFieldProps,
  'mask' | 'endAdornment' | 'placeholder' | 'type' | 'inputMode'
>;

/**
 * A date that is typed, as DD/MM/AAAA, or picked from a calendar, whose code comes with its first use.
 * @returns a MaskedField; `value` is the text, complete or not
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, label, disabled } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps> | null>(null);
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const show = () => {
    if (Calendar !== null) return setOpen(true);
    import(/* webpackChunkName: "calendar" */ './date-calendar.tsx').then(
      (part) => {
        setCalendar(() => part.DateCalendar);
        setOpen(true);
      },
      // Without the calendar the date is still typed.
      () => undefined,
    );
  };
  return (
    <div ref={anchor}>
      <MaskedField
        {...props}
        mask={dataMask}
        placeholder="DD/MM/AAAA"
        endAdornment={
          <button
            type="button"
            className="field-switch"
            aria-label={`Escolher ${label.toLowerCase()}`}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={show}
          >
            <CalendarIcon size={22} />
          </button>
        }
      />
      {Calendar === null ? null : (
        <Popover
          open={open}
          anchorEl={() => anchor.current}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { borderRadius: '20px' } } }}
        >
          <Calendar
            value={value}
            onPick={(picked) => {
              setOpen(false);
              onChange(picked, undefined as never);
            }}
          />
        </Popover>
      )}
    </div>
  );
}
