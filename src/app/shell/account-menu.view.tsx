import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon, LogoutIcon } from '../../ui/icons/later-icons.tsx';
import { useBackCloses } from '../../ui/history/use-back-closes.ts';

interface Entry {
  label: string;
  Icon: ComponentType;
}

export interface AccountMenuViewProps {
  name: string;
  /** The menu's anchor; null: closed. */
  anchor: HTMLElement | null;
  links: readonly (Entry & { to: string })[];
  modes: readonly (Entry & { checked: boolean; onChoose: () => void })[];
  /** Below the modes. */
  accessibility: (Entry & { to: string }) | null;
  onClose: () => void;
  onSignOut: () => void;
}

/** The avatar menu, the modes behind one entry: arrow keys and first letters move, Enter chooses; a choice or Back closes it. @rule S2.6 */
export function AccountMenuView(props: AccountMenuViewProps) {
  const { name, anchor, links, modes, accessibility, onClose, onSignOut } = props;
  useBackCloses(anchor !== null, onClose);
  const [unfolded, unfold] = useState(false);
  const chosen = modes.find(({ checked }) => checked);
  return (
    // Rendered beside its button, so that it belongs to that landmark.
    <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {name !== '' && (
        <Typography
          component="li"
          role="presentation"
          variant="subtitle2"
          sx={{ px: 2, py: 1, maxWidth: 280 }}
        >
          {name}
        </Typography>
      )}
      {/* A flat list: MUI's arrow keys only move through direct children. */}
      {links.map((link) => toLink(link, onClose))}
      {(modes.length > 0 || accessibility !== null) && <Divider component="li" />}
      {chosen !== undefined && (
        <MenuItem aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          <EntryLabel Icon={chosen.Icon} label="Aparência" />
        </MenuItem>
      )}
      {(unfolded ? modes : []).map(({ label, Icon, checked, onChoose }) => (
        <MenuItem
          key={label}
          role="menuitemradio"
          aria-checked={checked}
          selected={checked}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          <EntryLabel Icon={Icon} label={label} />
          {checked && <CheckIcon />}
        </MenuItem>
      ))}
      {accessibility !== null && toLink(accessibility, onClose)}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          onClose();
          onSignOut();
        }}
      >
        <EntryLabel Icon={LogoutIcon} label="Sair" />
      </MenuItem>
    </Menu>
  );
}

function toLink({ label, Icon, to }: Entry & { to: string }, onClose: () => void) {
  return (
    <MenuItem key={label} component={Link} to={to} onClick={onClose}>
      <EntryLabel Icon={Icon} label={label} />
    </MenuItem>
  );
}

function EntryLabel({ Icon, label }: Entry) {
  return (
    <>
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </>
  );
}
