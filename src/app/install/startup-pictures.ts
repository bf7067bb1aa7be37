/** In CSS pixels. */
const ICON = 128;

/**
 * Gives an iPhone its startup pictures, read when the portal is added to the home screen: icon on the page's colour, for
 * its screen in both orientations.
 * @rule R183
 */
export async function addStartupPictures(): Promise<void> {
  const icon = new Image();
  icon.src = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href ?? '';
  await icon.decode();
  // An iPhone reports both as in portrait orientation.
  const { width, height } = screen;
  for (const orientation of ['portrait', 'landscape'] as const) {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${devicePixelRatio}) and (orientation:${orientation})`;
    link.href = orientation === 'portrait' ? draw(icon, width, height) : draw(icon, height, width);
    document.head.append(link);
  }
}

function draw(icon: HTMLImageElement, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.drawImage(icon, (width - ICON) / 2, (height - ICON) / 2, ICON, ICON);
  return canvas.toDataURL();
}
