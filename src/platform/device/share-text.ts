import { copyText } from './clipboard.ts';

/**
 * Hands a text to another application of the device, else to the clipboard.
 * @returns `shared` when the device's own dialog has had it, also when the customer closed that
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
