import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import type { Piece } from '../../lib/texto/slice-html.ts';
import { safeFragment, slicesOf } from './sanitize-html.ts';

export interface SafeHtmlProps {
  /** From the server or storage; sanitised here. @rule R11 */
  html: string;
}

/** Long provider text (a term, rules) as nodes, never as a string. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current === null ? undefined : showSlices(place.current, html)), [html]);
  return <Box ref={place} sx={prose} />;
}

/** Its start at once, the rest in pieces, so that the page stays responsive. @rule R174 */
function showSlices(place: HTMLElement, html: string): () => void {
  const [first, ...rest] = slicesOf(html);
  let next: ReturnType<typeof setTimeout>;
  const add = () => {
    const piece = rest.shift();
    if (piece === undefined) return;
    append(place, piece);
    next = setTimeout(add);
  };
  place.replaceChildren(safeFragment(first?.html ?? ''));
  next = setTimeout(add);
  return () => clearTimeout(next);
}

/** A piece within a list goes on in the one that is there. */
function append(place: HTMLElement, { html, within }: Piece): void {
  const part = safeFragment(html);
  let before = within === '' ? undefined : [...place.querySelectorAll(within)].at(-1);
  for (let up = before; up !== undefined && up !== place; up = up.parentElement ?? undefined)
    if (up.localName === within) before = up;
  const opened = part.firstElementChild;
  if (before === undefined || opened?.localName !== within) return place.append(part);
  before.append(...opened.childNodes);
  opened.remove();
  return place.append(part);
}

const prose = {
  maxWidth: '70ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& :is(h1, h2, h3, h4, h5, h6)': {
    fontFamily: 'h1.fontFamily',
    fontSize: '1.0625rem',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    m: '1.6em 0 0.5em',
  },
  '& h1': { fontSize: '1.5rem' },
  '& h2': { fontSize: '1.2rem' },
  '& :is(p, ul, ol, dl, table, blockquote)': { m: '0 0 1em' },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& li + li': { mt: '0.35em' },
  '& a': { color: 'primary.main', fontWeight: 600 },
  '& img': { maxWidth: 1, height: 'auto' },
  // Tables wider than their place scroll.
  '& table': {
    display: 'block',
    overflow: 'auto',
    overflowWrap: 'normal',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
  },
  '& :is(th, td)': {
    p: '7px 9px',
    border: '1px solid',
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { bgcolor: 'surface.sunken' },
  '& > :first-child': { mt: 0 },
  '& > :last-child': { mb: 0 },
};
