import { memo } from 'react';
import type { BannerItem } from './banners.api.ts';
import type { Status } from '../../lib/status/status.ts';
import { CarouselStart } from '../../ui/first/carousel-start.tsx';
import { later } from '../../ui/page/later.tsx';
import { PictureSkeleton } from '../../ui/first/skeletons.tsx';

const RATIO = '20 / 7';

const { fetch: loadCarousel } = later(
  () => import(/* webpackChunkName: "carousel" */ '../../ui/first/carousel.tsx'),
  'Carousel',
  { optional: true },
);

interface BannersViewProps {
  status: Status;
  items: readonly BannerItem[];
}

/** The home's banner carousel; it collapses when empty or failed. @rule S2.32, R59, R9 */
export const BannersView = memo(function BannersView({ status, items }: BannersViewProps) {
  if (status === 'empty' || status === 'failed') return null;
  if (status === 'loading') {
    return <PictureSkeleton ratio={RATIO} />;
  }
  return (
    <CarouselStart
      label="Destaques"
      ratio={RATIO}
      load={loadCarousel}
      items={items.map(({ imagem, link, alt }, index) => ({
        imageUrl: imagem,
        href: link,
        alt,
        linkName: alt === '' ? `Destaque ${index + 1}` : alt,
      }))}
    />
  );
});
