import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { safeFragment } from './sanitize-html.ts';
import { vars } from '../text/vars.ts';

export interface SafeHtmlProps {
  /** From the server or from storage; sanitised here, each time (R11). */
  html: string;
}

/** A long text of the provider (a term, a campaign's rules) in our typography. It arrives as nodes, never as a string. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(safeFragment(html)), [html]);
  return <Prose ref={place} />;
}

const Prose = styled('div')({
  maxWidth: '70ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > :first-child': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& :is(h1, h2, h3, h4, h5, h6)': {
    fontFamily: vars.fontDisplay,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    margin: '1.6em 0 0.5em',
  },
  '& h1': { fontSize: '1.5rem' },
  '& h2': { fontSize: '1.2rem' },
  '& :is(h3, h4, h5, h6)': { fontSize: '1.0625rem' },
  '& :is(p, ul, ol, dl, table, blockquote)': { margin: '0 0 1em' },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& li + li': { marginTop: '0.35em' },
  '& a': { color: vars.primary, fontWeight: 600 },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& :is(th, td)': {
    padding: '7px 9px',
    border: `1px solid ${vars.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { backgroundColor: vars.sunken },
});
