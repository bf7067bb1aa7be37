import { useLayoutEffect, useRef } from 'react';
import { addStyles } from '../text/styles.ts';
import css from './prose.css';
import { safeFragment } from './sanitize-html.ts';

addStyles(css);

export interface SafeHtmlProps {
  /** From the server or from storage; sanitised here, each time (R11). */
  html: string;
}

/** A long text of the provider (a term, a campaign's rules) in our typography. It arrives as nodes, never as a string. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(safeFragment(html)), [html]);
  return <div ref={place} className="prose" />;
}
