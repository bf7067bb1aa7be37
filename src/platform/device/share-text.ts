import { copyText } from './clipboard.ts';

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
