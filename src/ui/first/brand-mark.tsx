import { useState } from 'react';
import css from './brand-mark.css';
import { addStyles } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

addStyles(css);

export interface BrandMarkProps {
  name: string;
  /** The configured logo; null or broken: our drawing and the name. */
  logoUrl?: string | null | undefined;
  /** 40 or 56 px high. */
  size?: 'medium' | 'large' | undefined;
}

/**
 * The brand of a page: the configured logo, else our drawing with the name.
 * @returns one element whose accessible text is the name
 */
export function BrandMark({ name, logoUrl = null, size = 'medium' }: BrandMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl !== null && logoUrl !== broken) {
    return (
      <img
        className="brand-logo"
        src={logoUrl}
        alt={name}
        height={HEIGHT[size]}
        decoding="async"
        onError={() => setBroken(logoUrl)}
      />
    );
  }
  return (
    <span className="brand" data-brand>
      <BrandDrawing size={HEIGHT[size]} />
      <span className="brand-name" data-size={size} data-brand-name>
        {name}
      </span>
    </span>
  );
}

/** Our drawing: a roof over a basket with a heart, in the brand's colour. */
function BrandDrawing({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} focusable="false" aria-hidden>
      <rect width="48" height="48" rx="14" fill={vars.brand} />
      <path d={ROOF} fill="none" stroke={vars.onBrand} strokeWidth="4" {...ROUND} />
      <path d={BASKET} fill={vars.corn} />
      <path d={HEART} fill="#E4572E" />
    </svg>
  );
}

const HEIGHT = { medium: 40, large: 56 } as const;
const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const ROOF = 'M9 22.5 22.2 10.7a2.7 2.7 0 0 1 3.6 0L39 22.5';
const BASKET =
  'M12.6 24h22.8a1.6 1.6 0 0 1 1.6 1.9l-2 10.5a3.2 3.2 0 0 1-3.2 2.6H16.2a3.2 3.2 0 0 1-3.2-2.6l-2-10.5a1.6 1.6 0 0 1 1.6-1.9z';
const HEART = 'M24 36.3c-3.3-2.1-5-4-5-6.1a2.7 2.7 0 0 1 5-1.4 2.7 2.7 0 0 1 5 1.4c0 2.1-1.7 4-5 6.1z';
