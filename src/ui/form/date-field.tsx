import { type ComponentType, useRef, useState } from 'react';
import { dataMask } from '../../lib/datas/data-digitada.ts';
import { CalendarIcon } from '../icons/later-icons.tsx';
import type { DatePopoverProps } from '../mui/form/date-popover.tsx';
import { mui } from '../theme/mui.tsx';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

export type DateFieldProps = Omit<
  MaskedFieldProps,
  'mask' | 'endAdornment' | 'placeholder' | 'type' | 'inputMode'
>;

const loadPopover = () =>
  mui(
    import(/* webpackChunkName: "calendar" */ '../mui/form/date-popover.tsx').then(
      (chunk) => chunk.DatePopover,
    ),
  );

/**
 * A date that is typed, as DD/MM/AAAA, or picked from a calendar, whose code comes with its first use.
 * @returns a MaskedField; `value` is the text, complete or not
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, label, disabled } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const [Popover, setPopover] = useState<ComponentType<DatePopoverProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    if (Popover !== null) return setOpen(true);
    loadPopover().then(
      (loaded) => {
        setPopover(() => loaded);
        setOpen(true);
      },
      // If the calendar cannot be loaded, the date can still be typed.
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
      {Popover === null ? null : (
        <Popover
          open={open}
          label={label}
          anchor={() => anchor.current}
          value={value}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            setOpen(false);
            onChange(picked, undefined as never);
          }}
        />
      )}
    </div>
  );
}
