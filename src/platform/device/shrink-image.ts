import {
  FORMAT_BYTES,
  hasNotes,
  type ImageFormat,
  imageFormatOf,
  isWhole,
} from '../../lib/imagens/image-format.ts';

/** The longer side of what is sent, in px: a sharp avatar on any screen, at some hundred kilobytes. */
const MAX_SIDE = 1024;
const QUALITY = 0.86;
/** In base64 just within a body of one megabyte, where many a server stops. */
const MAX_BYTES = 700_000;

/**
 * Why a file is of no use: `unknown` is no image, `foreign` an image of a kind that this browser does not open,
 * `broken` an image that cannot be read.
 */
export type ImageProblem = 'unknown' | 'foreign' | 'broken';

export type ShrunkImage =
  | { readonly ok: true; readonly dataUrl: string }
  | { readonly ok: false; readonly problem: ImageProblem };

/**
 * A picture as it is sent. One that is small enough, whole and without notes stays as it is, byte for byte, and so
 * keeps its movement. Any other is decoded, turned upright, scaled down and encoded again, without the camera's notes
 * (place, device): as JPEG, or as PNG or WebP where something shows through.
 * @param file whatever was chosen
 * @rule R70
 */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  const address = URL.createObjectURL(file);
  try {
    const format = imageFormatOf(await bytesOf(file.slice(0, FORMAT_BYTES)));
    const image = new Image();
    image.src = address;
    const opened = await image.decode().then(
      // Decoding obeys the orientation that the camera noted.
      () => true,
      () => false,
    );
    if (!opened) return { ok: false, problem: problemOf(format) };
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

/** Whether it can be sent as it is. */
async function isFit(file: Blob, format: ImageFormat | null, image: HTMLImageElement): Promise<boolean> {
  if (format === null || file.size > MAX_BYTES) return false;
  if (Math.max(image.naturalWidth, image.naturalHeight) > MAX_SIDE) return false;
  const bytes = await bytesOf(file);
  return isWhole(format, bytes) && !hasNotes(format, bytes);
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A file's name, and with it the type that the browser believes in, may be wrong. */
function readDataUrl(file: Blob, format: ImageFormat | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(new Blob([file], { type: `image/${format}` }));
  });
}

function draw(image: HTMLImageElement, side: number, format: ImageFormat | null): string {
  // A drawing without a size of its own takes the whole canvas.
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
  // A browser that writes no WebP gives a PNG instead.
  const found = [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp', QUALITY)].find(isSmall);
  return found ?? draw(image, side / 2, format);
}

const isSmall = (dataUrl: string): boolean => dataUrl.length * 0.75 <= MAX_BYTES;

/** WebKit draws an opaque picture that it scales with an alpha of 254 here and there. */
const OPAQUE = 250;

/** Whether any of it is not opaque. */
function showsThrough(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (Number(data[alpha]) < OPAQUE) return true;
  return false;
}
