import { useState } from 'react';
import { KEEPABLE_PICTURE } from '../../lib/rotas/link.ts';
import { NoPictureDrawing } from './drawing.tsx';
import css from './remote-image.css';
import { addStyles } from '../theme/styles.ts';

addStyles(css);

export interface RemoteImageProps {
  src: string | null;
  /** '' for a picture with text beside it. */
  alt: string;
  /** `aspect-ratio`, reserved from the first paint on. */
  ratio?: string | undefined;
  /** `object-position`. */
  position?: 'center' | 'top' | undefined;
  /** `contain`; default: `cover`. */
  whole?: boolean | undefined;
  /** Loads at once (a first banner); others load when near. */
  eager?: boolean | undefined;
}

/**
 * A remote public picture, cacheable by the service worker, in a place of fixed ratio: skeleton, picture, or a drawing when
 * it fails, until the network is back.
 */
export function RemoteImage({ ratio = '4 / 3', src, ...rest }: RemoteImageProps) {
  return <Picture key={src} ratio={ratio} src={src === '' ? null : src} {...rest} />;
}

/** Pictures that load faster than this do not fade in. */
const AT_ONCE_MS = 200;

/** Written to the element alone: each state of each picture would be a commit. */
function show(img: HTMLImageElement, state: 'shown' | 'faded'): void {
  if (img.parentElement?.dataset.state === 'loading') img.parentElement.dataset.state = state;
}

/** A cached picture can load before React listens. */
function showLoaded(img: HTMLImageElement | null): void {
  if (img?.complete === true && img.naturalWidth > 0) show(img, 'shown');
}

function Picture(props: RemoteImageProps) {
  const { src, alt, ratio, position = 'center', whole = false, eager = false } = props;
  const [failed, setFailed] = useState(src === null);
  const [begun] = useState(() => performance.now());
  if (src === null || failed) {
    return (
      <div
        className="remote-image"
        style={{ aspectRatio: ratio }}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <NoPictureDrawing />
      </div>
    );
  }
  return (
    <div
      className="remote-image"
      style={{ aspectRatio: ratio }}
      data-state="loading"
      data-whole={whole || undefined}
    >
      <img
        ref={showLoaded}
        src={src}
        alt={alt}
        referrerPolicy={KEEPABLE_PICTURE}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ objectFit: whole ? 'contain' : 'cover', objectPosition: position }}
        onLoad={({ currentTarget }) =>
          show(currentTarget, performance.now() - begun < AT_ONCE_MS ? 'shown' : 'faded')
        }
        onError={() => {
          setFailed(true);
          addEventListener('online', () => setFailed(false), { once: true });
        }}
      />
    </div>
  );
}
