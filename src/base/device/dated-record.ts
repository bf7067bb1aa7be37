import { dropKey, parsedFields, type Lifetime, readKey, writeKey } from './keys.ts';

/** A record with the time of its writing. */
interface Dated {
  /** Epoch milliseconds. */
  readonly em: number;
}

/**
 * One dated record under a key.
 * @param ms how long it is read: an older one, or one of the future after the clock was set back, reads as null
 * @param lifetime `inTab`: it ends with the tab at the latest
 */
export function datedRecord<T extends Dated>(key: string, ms: number, lifetime?: Lifetime) {
  /** How long it is still read; a subtraction, because an `em` stored as text would be concatenated. */
  const timeLeft = ({ em }: T): number => {
    const age = Date.now() - em;
    return age >= 0 ? ms - age : 0;
  };
  return {
    timeLeft,
    read(): T | null {
      const fields = parsedFields(readKey(key, lifetime)) as T | null;
      return fields !== null && timeLeft(fields) > 0 ? fields : null;
    },
    write: (record: T): boolean => writeKey(key, JSON.stringify(record), lifetime),
    drop: (): void => dropKey(key, lifetime),
  };
}
