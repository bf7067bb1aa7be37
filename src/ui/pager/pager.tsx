import { pagerItems } from './paginas.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/later-icons.tsx';
import { addStyles } from '../text/styles.ts';
import { Button } from '../button/button.tsx';
import css from './pager.css';

addStyles(css);

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Pages around the current one and at either end (S9.8, S9.9). */
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
    <nav className="pager" aria-label={label}>
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
    </nav>
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
    >
      {forward ? null : <ChevronLeftIcon />}
      {forward ? 'Próxima' : 'Anterior'}
      {forward ? <ChevronRightIcon /> : null}
    </Button>
  );
}
