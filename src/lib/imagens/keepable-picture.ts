/**
 * Marks pictures that the service worker may cache, by `referrerPolicy`, the one `<img>` attribute it can see. Equal to the
 * default but for our own path. Never used for a customer's picture.
 */
export const KEEPABLE_PICTURE = 'strict-origin';
