import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../ui/icons/icon-more.tsx';
import { vars } from '../../ui/text/vars.ts';
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
        <ClosedTile type="button" disabled>
          {icon}
          <span>
            {label}
            <small>{UNAVAILABLE}</small>
          </span>
        </ClosedTile>
      ) : (
        <Tile href={href}>
          {icon}
          <span>{label}</span>
          <ChevronRightIcon />
        </Tile>
      )}
    </li>
  );
}

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 88,
  height: '100%',
  padding: '16px 20px',
  borderRadius: 24,
  border: `1px solid ${vars.divider}`,
  backgroundColor: vars.paper,
  boxShadow: vars.shadowSoft,
  color: vars.text,
  textDecoration: 'none',
  textAlign: 'start',
  width: '100%',
  fontFamily: 'inherit',
  fontWeight: 600,
  fontSize: '1.0625rem',
  '& > span': { flexGrow: 1, minWidth: 0 },
  '& small': { display: 'block', fontWeight: 400, fontSize: '0.875rem' },
  '& > svg': { color: vars.primary },
  '&:hover': { borderColor: vars.primary },
  '&:disabled': {
    color: vars.muted,
    backgroundColor: vars.sunken,
    boxShadow: 'none',
    borderColor: 'transparent',
  },
  '&:disabled > svg': { color: vars.muted },
} as const;

const Tile = styled('a')(look);
const ClosedTile = styled('button')(look);
