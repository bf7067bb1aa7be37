import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { pagerItems } from '../../../lib/listas/paginas.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icon-more.tsx';
import { PHONE, vars } from '../../text/vars.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Pages around the current one and at either end (spec 9: 2 and 1, or 5 and 2). */
  pageRange: number;
  marginPages: number;
  onPageChange: (page: number) => void;
  /** What is paged, as the name of the navigation. */
  label: string;
  disabled?: boolean | undefined;
}

/**
 * Anterior, the pages, Próxima (R61, R62). Every page is a button; the current one says so.
 * @returns nothing when there is one page or none
 */
export function Pager({
  page,
  pages,
  pageRange,
  marginPages,
  onPageChange,
  label,
  disabled = false,
}: PagerProps) {
  if (pages <= 1) return null;
  return (
    <Bar aria-label={label}>
      <Step to={page - 1} {...{ pages, disabled, onPageChange }} />
      <ul>
        {pagerItems({ page, pages, pageRange, marginPages }).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="button"
                aria-label={`Página ${item.page}`}
                aria-current={item.isCurrent ? 'page' : undefined}
                disabled={disabled}
                onClick={() => !item.isCurrent && onPageChange(item.page)}
              >
                {item.page}
              </button>
            </li>
          ),
        )}
      </ul>
      <Step forward to={page + 1} {...{ pages, disabled, onPageChange }} />
    </Bar>
  );
}

type StepProps = Pick<PagerProps, 'pages' | 'onPageChange'> & {
  to: number;
  disabled: boolean;
  forward?: boolean;
};

function Step({ to, pages, disabled, onPageChange, forward = false }: StepProps) {
  const off = disabled || to < 1 || to > pages;
  return (
    <Button
      className={forward ? 'next' : 'previous'}
      size="small"
      // The focus stays on the button at either end: a disabled one would lose it.
      aria-disabled={off}
      onClick={() => !off && onPageChange(to)}
      {...(forward ? { endIcon: <ChevronRightIcon /> } : { startIcon: <ChevronLeftIcon /> })}
    >
      {forward ? 'Próxima' : 'Anterior'}
    </Button>
  );
}

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4, margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    placeItems: 'center',
    listStyle: 'none',
    minWidth: 32,
    color: vars.muted,
  },
  '& li button': {
    minWidth: 44,
    minHeight: 44,
    padding: '0 8px',
    font: 'inherit',
    fontWeight: 600,
    color: vars.text,
    background: 'none',
    border: 0,
    borderRadius: 14,
    cursor: 'pointer',
  },
  '& li button:hover': { backgroundColor: vars.sunken },
  '& li button[aria-current]': {
    color: vars.onPrimary,
    backgroundColor: vars.primary,
  },
  '& [aria-disabled=true]': { color: vars.muted, opacity: 0.65, cursor: 'default' },
  // On a phone the two steps share the line below the pages.
  [PHONE]: {
    '& ul': { order: -1, width: '100%' },
  },
});
