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
        // A cached picture can load before React listens.
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
