/** Whether a stored value is epoch milliseconds after 1970. */
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && new Date(value).getTime() > 0;
