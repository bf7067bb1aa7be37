/** Whether a value that the device has kept is a moment after 1970, in epoch milliseconds; one that is none compares as false. */
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && new Date(value).getTime() > 0;
