import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/later-icons.tsx';
import { OFF_PAPER } from '../page/paper.ts';
import { pagerItems } from '../../lib/numeros/paginas.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Pages around the current one and at either end. @rule S9.8, S9.9 */
  pageRange: number;
  marginPages: number;
  onPageChange: (page: number) => void;
  /** The navigation's label. */
  label: string;
}

/**
 * Anterior, pages, Próxima: the specified ranges on MUI's items, since `usePagination` centres its range and react-paginate
 * shifts it at the ends.
 * @returns nothing for one page or none
 * @rule R61, R62
 */
export function Pager({ page, pages, pageRange, marginPages, onPageChange, label }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <Stack component="nav" direction="row" className={OFF_PAPER} aria-label={label} sx={NAV}>
      <Step to={page - 1} {...{ pages, onPageChange }} />
      <Stack component="ul" direction="row" sx={PAGES}>
        {pagerItems({ page, pages, pageRange, marginPages }).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} aria-hidden>
              <PaginationItem type="end-ellipsis" />
            </li>
          ) : (
            <li key={item.page}>
              <PaginationItem
                page={item.page}
                selected={item.isCurrent}
                color="primary"
                aria-label={`Página ${item.page}`}
                aria-current={item.isCurrent ? 'page' : undefined}
                onClick={() => !item.isCurrent && onPageChange(item.page)}
              />
            </li>
          ),
        )}
      </Stack>
      <Step forward to={page + 1} {...{ pages, onPageChange }} />
    </Stack>
  );
}

type StepProps = Pick<PagerProps, 'pages' | 'onPageChange'> & { to: number; forward?: boolean };

function Step({ to, pages, onPageChange, forward = false }: StepProps) {
  const off = to < 1 || to > pages;
  return (
    <Button
      size="small"
      startIcon={forward ? undefined : <ChevronLeftIcon />}
      endIcon={forward ? <ChevronRightIcon /> : undefined}
      // `aria-disabled`, so that the focus stays on the button.
      aria-disabled={off}
      onClick={() => !off && onPageChange(to)}
      sx={off ? OFF : undefined}
    >
      {forward ? 'Próxima' : 'Anterior'}
    </Button>
  );
}

const NAV = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 3 } as const;

const PAGES = {
  flexWrap: 'wrap',
  justifyContent: 'center',
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  // On phones the steps are below the pages.
  order: { xs: -1, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
} as const;

const OFF = {
  color: 'text.secondary',
  opacity: 0.65,
  cursor: 'default',
  '&:hover': { bgcolor: 'transparent' },
};
