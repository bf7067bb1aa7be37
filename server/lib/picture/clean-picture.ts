import sharp from 'sharp';

/** More than the cameras of phones take. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;
/** Of a stored picture, in px: more occupies the database, and no screen shows it. */
const MAX_SIDE = 1600;

// By itself sharp reads whatever libvips can, among it documents and drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}`) });
sharp.cache(false);

export type Cleaning =
  | { readonly ok: true; readonly mime: string; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'no-picture' | 'too-large' };

/**
 * A JPEG, PNG, GIF or WebP, whatever its sender calls it, drawn anew in its kind, upright, in sRGB and of 1600 px at most,
 * outside of the event loop: without the notes of the camera (place, device, time), texts and whatever hangs on behind.
 */
export async function cleanPicture(file: Buffer): Promise<Cleaning> {
  try {
    // A picture that is cut off is shown as far as it goes, as browsers do.
    const { data, info } = await sharp(file, {
      animated: true,
      failOn: 'none',
      limitInputPixels: MAX_PIXELS,
    })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, mime: `image/${info.format}`, bytes: data };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|too large|timeout/i.test(error.message);
    return { ok: false, reason: isTooLarge ? 'too-large' : 'no-picture' };
  }
}
