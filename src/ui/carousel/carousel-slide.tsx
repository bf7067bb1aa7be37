import { RemoteImage } from '../pictures/remote-image.tsx';

export interface CarouselItem {
  imageUrl: string;
  /** Opens in a new tab; null: a picture only. */
  href: string | null;
  alt: string;
  /** The accessible name of the link. */
  linkName: string;
}

export interface CarouselProps {
  items: readonly CarouselItem[];
  /** What it shows, as its name for screen readers. */
  label: string;
  /** `aspect-ratio` of the pictures. */
  ratio: string;
}

/** How long an item stays (S9.3). */
export const INTERVAL_MS = 3000;
/** What is left of the first item's time when it begins to move. */
export const LEAD_MS = 1000;

/** One item: its picture, in its link when it has one. */
export function Slide({ item, ratio, eager }: { item: CarouselItem; ratio: string; eager: boolean }) {
  const picture = <RemoteImage src={item.imageUrl} alt={item.alt} ratio={ratio} eager={eager} />;
  if (item.href === null) return picture;
  return (
    <a
      href={item.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${item.linkName} (abre em nova aba)`}
    >
      {picture}
    </a>
  );
}
