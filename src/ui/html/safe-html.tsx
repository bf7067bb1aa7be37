import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { TEXT_STYLES_CSS } from '../../lib/texto/text-styles.ts';
import { addStyles } from '../theme/styles.ts';
import { fillWithHtml } from './sanitize-html.ts';

addStyles(TEXT_STYLES_CSS);

export interface SafeHtmlProps {
  /** From the server or storage; sanitised here. @rule R11 */
  html: string;
}

/** Long provider text (a term, rules) as nodes, never as a string. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current === null ? undefined : fillWithHtml(element.current, html)), [html]);
  return <Box ref={element} sx={prose} />;
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
