import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { CheckIcon } from '../icons/later-icons.tsx';
import { useBackCloses } from '../history/use-back-closes.ts';

/** An entry: a link, a choice of several, or something that is done. */
export type MenuEntry = { label: string; Icon: ComponentType } & (
  | { href: string }
  | { checked: boolean; onChoose: () => void }
  | { onChoose: () => void }
);

export interface MenuProps {
  /** Above the entries; '' for none. */
  title: string;
  /** The entries, a line between two groups. */
  groups: readonly (readonly MenuEntry[])[];
  /** What the menu hangs on; null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A menu below what opened it. Arrow keys and first letters move, Enter chooses; every choice closes it. */
export function Menu({ title, groups, anchor, onClose }: MenuProps) {
  useBackCloses(anchor !== null, onClose);
  return (
    // Beside its button, not at the page's end: what it holds belongs to that landmark.
    <MuiMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {title !== '' && (
        <Typography
          component="li"
          role="presentation"
          variant="subtitle2"
          sx={{ px: 2, py: 1, maxWidth: 280 }}
        >
          {title}
        </Typography>
      )}
      {/* One list: the arrow keys go through MUI's own children. */}
      {groups.flatMap((entries, place) => [
        ...(place === 0 ? [] : [<Divider key={`line-${place}`} component="li" />]),
        ...entries.map((entry) => toItem(entry, onClose)),
      ])}
    </MuiMenu>
  );
}

function toItem(entry: MenuEntry, onClose: () => void) {
  const { label, Icon } = entry;
  const content = (
    <>
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </>
  );
  if ('href' in entry)
    return (
      <MenuItem key={label} component="a" href={entry.href} onClick={onClose}>
        {content}
      </MenuItem>
    );
  const choose = () => {
    onClose();
    entry.onChoose();
  };
  if (!('checked' in entry))
    return (
      <MenuItem key={label} onClick={choose}>
        {content}
      </MenuItem>
    );
  return (
    <MenuItem
      key={label}
      role="menuitemradio"
      aria-checked={entry.checked}
      selected={entry.checked}
      onClick={choose}
    >
      {content}
      {entry.checked && <CheckIcon />}
    </MenuItem>
  );
}
