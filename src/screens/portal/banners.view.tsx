import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { BannerItem } from '../../api/banners.api.ts';
import type { Status } from '../../lib/status.ts';

// The carousel's library is larger than the rest of the screen: the figures do not wait for it.
const Carousel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "carousel" */ '../../ui/carousel.tsx')).Carousel,
}));

const RATIO = '20 / 7';

/** The banner carousel of the home (spec 2, R59). Without banners, or when they fail, its place closes (R9). */
export function BannersView({ status, items }: { status: Status; items: readonly BannerItem[] }) {
  if (status === 'empty' || status === 'failed') return null;
  const place = <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: RATIO }} />;
  if (status === 'loading') return place;
  return (
    <Suspense fallback={place}>
      <Carousel
        label="Destaques"
        ratio={RATIO}
        items={items.map(({ imagem, link, alt }, index) => ({
          imageUrl: imagem,
          href: link,
          alt,
          linkName: alt === '' ? `Destaque ${index + 1}` : alt,
        }))}
      />
    </Suspense>
  );
}
