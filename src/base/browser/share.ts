/** Copies a text; false when the browser has no clipboard for this page or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares a text through the device's dialog, else copies it.
 * @returns `shared` when the dialog was shown, also when the customer closed it
 */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'failed'> {
  const { share } = navigator as Partial<Pick<Navigator, 'share'>>;
  if (share !== undefined) {
    try {
      await share.call(navigator, { title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}

export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const printPage = (): void => print();
