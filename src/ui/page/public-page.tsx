import type { CSSProperties, ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import { addStyles } from '../text/styles.ts';
import css from './public-page.css';

addStyles(css);

export interface PublicPageProps {
  brand: { name: string; logoUrl: string | null };
  /** The widest that the content may be, in px. */
  width: number;
  /** Above everything, at full width: the offline banner. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The page of whoever is not signed in: the brand above, one calm column below. */
export function PublicPage({ brand, width, banner, children }: PublicPageProps) {
  return (
    <>
      {banner}
      <div className="public-page" style={{ '--width': `${width}px` } as CSSProperties}>
        <header>
          <BrandMark name={brand.name} logoUrl={brand.logoUrl} />
        </header>
        <main>{children}</main>
      </div>
    </>
  );
}
