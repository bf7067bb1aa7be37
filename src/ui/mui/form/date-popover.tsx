import Popover from '@mui/material/Popover';
import { useBackCloses } from '../../page/use-back-closes.ts';
import { DateCalendar } from './date-calendar.tsx';

export interface DatePopoverProps {
  open: boolean;
  /** Its name for screen readers. */
  label: string;
  anchor: () => HTMLElement | null;
  /** DD/MM/AAAA, or the beginning of one. */
  value: string;
  onPick: (value: string) => void;
  onClose: () => void;
}

/** The calendar below its field. The focus goes in and comes back; Escape and a click beside it close it. */
export function DatePopover({ open, label, anchor, value, onPick, onClose }: DatePopoverProps) {
  useBackCloses(open, onClose);
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { borderRadius: '20px' } } }}
    >
      <DateCalendar value={value} onPick={onPick} />
    </Popover>
  );
}
