import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';

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
      <Box
        sx={{
          width: '100%',
          maxWidth: width + 40,
          mx: 'auto',
          px: 2.5,
          pt: { xs: 3, md: 5 },
          pb: { xs: 5, md: 8 },
        }}
      >
        <Box component="header" sx={{ mb: { xs: 3, md: 4 } }}>
          <BrandMark name={brand.name} logoUrl={brand.logoUrl} />
        </Box>
        <main>{children}</main>
      </Box>
    </>
  );
}
