import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../ui/icons/later-icons.tsx';
import { UNAVAILABLE } from './campanha.texts.ts';

interface CampanhaTileProps {
  label: string;
  icon: ReactNode;
  /** Null: the campaign does not offer it; the tile says so and leads nowhere. */
  href: string | null;
}

/** A large way on from a campaign. A closed one stays where it is, so that the tiles are the same in every campaign. */
export function CampanhaTile({ label, icon, href }: CampanhaTileProps) {
  return (
    <li>
      {href === null ? (
        <button type="button" disabled className="campanha-tile">
          {icon}
          <span>
            {label}
            <small>{UNAVAILABLE}</small>
          </span>
        </button>
      ) : (
        <a className="campanha-tile" href={href}>
          {icon}
          <span>{label}</span>
          <ChevronRightIcon />
        </a>
      )}
    </li>
  );
}
