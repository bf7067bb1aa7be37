import {
  FORMAT_BYTES,
  hasNotes,
  type ImageFormat,
  imageFormatOf,
  isWhole,
} from '../../lib/imagens/image-format.ts';

/** The longer side in px: sharp on any screen, at some hundred kilobytes. */
const MAX_SIDE = 1024;
const QUALITY = 0.86;
/** Below one megabyte in base64, a common limit of servers. */
const MAX_BYTES = 700_000;

/**
 * Why a file cannot be used: `unknown` is no image, `foreign` a format that this browser cannot decode, `broken` a damaged
 * image.
 */
export type ImageProblem = 'unknown' | 'foreign' | 'broken';

export type ShrunkImage =
  | { readonly ok: true; readonly dataUrl: string }
  | { readonly ok: false; readonly problem: ImageProblem };

/**
 * The picture to send. A small, intact one without metadata is sent unchanged. Any other is decoded, rotated, scaled and
 * encoded as JPEG, or as PNG or WebP when transparent.
 * @rule R70
 */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  const address = URL.createObjectURL(file);
  try {
    const format = imageFormatOf(await bytesOf(file.slice(0, FORMAT_BYTES)));
    const image = new Image();
    image.src = address;
    const decoded = await image.decode().then(
      // Decoding applies the EXIF orientation.
      () => true,
      () => false,
    );
    if (!decoded) return { ok: false, problem: problemOf(format) };
    const dataUrl = (await isFit(file, format, image))
      ? await readDataUrl(file, format)
      : draw(image, MAX_SIDE, format);
    return { ok: true, dataUrl };
  } catch {
    return { ok: false, problem: 'broken' };
  } finally {
    URL.revokeObjectURL(address);
  }
}

function problemOf(format: ImageFormat | null): ImageProblem {
  if (format === null) return 'unknown';
  return format === 'other' ? 'foreign' : 'broken';
}

/** Whether it can be sent unchanged. */
async function isFit(file: Blob, format: ImageFormat | null, image: HTMLImageElement): Promise<boolean> {
  if (format === null || file.size > MAX_BYTES) return false;
  if (Math.max(image.naturalWidth, image.naturalHeight) > MAX_SIDE) return false;
  const bytes = await bytesOf(file);
  return isWhole(format, bytes) && !hasNotes(format, bytes);
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A file's extension, and so its type, may be wrong. */
function readDataUrl(file: Blob, format: ImageFormat | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(new Blob([file], { type: `image/${format}` }));
  });
}

function draw(image: HTMLImageElement, side: number, format: ImageFormat | null): string {
  // A drawing without a size takes the whole canvas.
  const width = image.naturalWidth || side;
  const height = image.naturalHeight || side;
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (format === 'jpeg' || !showsThrough(context)) return canvas.toDataURL('image/jpeg', QUALITY);
  // A browser that cannot write WebP returns a PNG.
  const found = [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp', QUALITY)].find(isSmall);
  return found ?? draw(image, side / 2, format);
}

const isSmall = (dataUrl: string): boolean => dataUrl.length * 0.75 <= MAX_BYTES;

/** WebKit scales opaque pictures with an occasional alpha of 254. */
const OPAQUE = 250;

function showsThrough(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (Number(data[alpha]) < OPAQUE) return true;
  return false;
}
