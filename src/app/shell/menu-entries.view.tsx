import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { vars } from '../../ui/vars.ts';
import { MENU_ITEMS } from './menu-items.ts';

interface MenuEntriesProps {
  path: string;
  onChoose?: () => void;
}

/** The entries of the side menu; the current one says so. */
export function MenuEntries({ path, onChoose }: MenuEntriesProps) {
  return (
    <nav aria-label="Menu principal">
      <Entries>
        {MENU_ITEMS.map(({ path: target, label, Icon }) => (
          <li key={target}>
            <Button
              fullWidth
              color="inherit"
              href={`#${target}`}
              startIcon={<Icon />}
              aria-current={path === target ? 'page' : undefined}
              {...(onChoose !== undefined && { onClick: onChoose })}
            >
              {label}
            </Button>
          </li>
        ))}
      </Entries>
    </nav>
  );
}

const Entries = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 12,
  display: 'grid',
  gap: 4,
  '& a': { justifyContent: 'flex-start', padding: '10px 16px', fontWeight: 500, textAlign: 'left' },
  '& a[aria-current]': { backgroundColor: vars.sunken, fontWeight: 600 },
});
