import { ButtonLink } from '../../ui/button/button.tsx';
import { MENU_ITEMS } from './menu-items.ts';

interface MenuEntriesProps {
  path: string;
  onChoose?: () => void;
}

/** The entries of the side menu; the current one says so. */
export function MenuEntries({ path, onChoose }: MenuEntriesProps) {
  return (
    <nav aria-label="Menu principal">
      <ul className="shell-entries">
        {MENU_ITEMS.map(({ path: target, label, Icon }) => (
          <li key={target}>
            <ButtonLink
              wide
              look="inherit"
              href={`#${target}`}
              icon={<Icon />}
              aria-current={path === target ? 'page' : undefined}
              {...(onChoose !== undefined && { onClick: onChoose })}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
