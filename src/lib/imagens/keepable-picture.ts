/**
 * The mark of a picture that the service worker may keep: its `referrerPolicy`, the one attribute of an `<img>` that a
 * worker is told of. It sends what the default sends, but for the path to our own origin. Pictures of a customer never
 * carry it.
 */
export const KEEPABLE_PICTURE = 'strict-origin';
