import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { MENU_ITEMS } from './menu-items.ts';

interface MenuEntriesProps {
  path: string;
  onChoose?: () => void;
}

/** The entries of the side menu; the current one says so. */
export function MenuEntries({ path, onChoose }: MenuEntriesProps) {
  return (
    <nav aria-label="Menu principal">
      <List sx={{ p: 1.5 }}>
        {MENU_ITEMS.map(({ path: target, label, Icon }) => (
          <li key={target}>
            <ListItemButton
              component="a"
              href={`#${target}`}
              selected={path === target}
              aria-current={path === target ? 'page' : undefined}
              sx={{ gap: 2 }}
              {...(onChoose !== undefined && { onClick: onChoose })}
            >
              <Icon />
              {label}
            </ListItemButton>
          </li>
        ))}
      </List>
    </nav>
  );
}
