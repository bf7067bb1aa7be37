import { pageToOpen } from './addresses.ts';

/** The content of a push notification. */
export interface Notice {
  /** Null: the brand's name. */
  title: string | null;
  body: string;
  /** Replaces an earlier notification with the same tag. */
  tag: string | null;
  image: string | null;
  /** The portal's address that a click opens. */
  url: string;
}

/**
 * Reads a push message: JSON with its texts at the top or under `notification`, its address there, under `data` or under
 * `custom.u` (OneSignal); any other text is the body.
 * @param text null when the message has no data
 */
export function readNotice(text: string | null, scope: string): Notice {
  const message = parse(text);
  const { notification, data, custom } = message;
  const parts = [message, recordOf(notification), recordOf(data), recordOf(custom)];
  const find = (...keys: string[]) => {
    const values = parts.flatMap((part) => keys.map((key) => part[key]));
    const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
    return (found as string | undefined) ?? null;
  };
  return {
    title: find('title'),
    body: find('body', 'alert', 'message', 'mensagem') ?? '',
    tag: find('tag'),
    image: pictureOf(find('image')),
    url: pageToOpen(find('url', 'u', 'link', 'click_action'), scope),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parse(text: string | null): Fields {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? recordOf(value) : { body: text };
  } catch {
    return { body: text };
  }
}

function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function pictureOf(address: string | null): string | null {
  return address !== null && /^https:\/\//i.test(address) ? address : null;
}
