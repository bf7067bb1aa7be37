import { useState } from 'react';
import { KEEPABLE_PICTURE } from '../../lib/imagens/keepable-picture.ts';
import { NoPictureDrawing } from './drawing.tsx';
import css from './remote-image.css';
import { addStyles } from '../theme/styles.ts';

addStyles(css);

export interface RemoteImageProps {
  src: string | null;
  /** '' for a picture whose words stand beside it. */
  alt: string;
  /** `aspect-ratio` of the place: it is kept from the first paint on. */
  ratio?: string | undefined;
  /** Which part of it is seen where it does not fit. */
  position?: 'center' | 'top' | undefined;
  /** Whole, with its ground at the sides; else it fills its place and may be cut. */
  whole?: boolean | undefined;
  /** For what is seen at once (a first banner); others wait until they are near. */
  eager?: boolean | undefined;
}

/**
 * A public picture from elsewhere (the service worker may keep it) in a place of fixed ratio: a skeleton until it is
 * there, a drawing when there is none, or when it fails, until the network comes back. Nothing around it ever moves.
 */
export function RemoteImage({ ratio = '4 / 3', src, ...rest }: RemoteImageProps) {
  return <Picture key={src} ratio={ratio} src={src === '' ? null : src} {...rest} />;
}

/** What comes sooner is not seen coming: it fades in no more than what was there. */
const AT_ONCE_MS = 200;

function Picture(props: RemoteImageProps) {
  const { src, alt, ratio, position = 'center', whole = false, eager = false } = props;
  const [state, setState] = useState<'loading' | 'shown' | 'faded' | 'failed'>(
    src === null ? 'failed' : 'loading',
  );
  const [begun] = useState(() => performance.now());
  if (src === null || state === 'failed') {
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
    <div className="remote-image" style={{ aspectRatio: ratio }} data-state={state}>
      <img
        // A picture from the cache can be there before React listens.
        ref={(img) => {
          if (img?.complete === true && img.naturalWidth > 0)
            setState((now) => (now === 'loading' ? 'shown' : now));
        }}
        src={src}
        alt={alt}
        referrerPolicy={KEEPABLE_PICTURE}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ objectFit: whole ? 'contain' : 'cover', objectPosition: position }}
        onLoad={() => setState(performance.now() - begun < AT_ONCE_MS ? 'shown' : 'faded')}
        onError={() => {
          setState('failed');
          addEventListener('online', () => setState('loading'), { once: true });
        }}
      />
    </div>
  );
}
