/** The longer side of what is sent, in px: a sharp avatar on any screen, at some hundred kilobytes. */
const MAX_SIDE = 1024;
const QUALITY = 0.86;

/**
 * A picture as it is sent (R70): decoded, turned upright, scaled down, without the camera's notes (place, device).
 * @param file whatever was chosen
 * @returns a JPEG as data URL, or null when this browser can see no image in it
 */
export async function shrinkImage(file: Blob): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    // Decoding obeys the orientation that the camera noted.
    await image.decode();
    return draw(image);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(image: HTMLImageElement): string | null {
  // A drawing without a size of its own takes the whole canvas.
  const width = image.naturalWidth || MAX_SIDE;
  const height = image.naturalHeight || MAX_SIDE;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG knows no transparency: what is clear becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
