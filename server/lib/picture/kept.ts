/** Maximum segments, chunks or blocks: a hostile file could have a million. */
export const MAX_PARTS = 20_000;

/** The kept parts of a file, in order. */
export interface Kept {
  /** Keeps bytes from `start` to `end`. */
  readonly keep: (start: number, end: number) => void;
  /** Inserts new bytes. */
  readonly insert: (bytes: Buffer) => void;
  readonly toBuffer: () => Buffer;
}

/** Collects the kept parts of `file`. */
export function keepFrom(file: Buffer): Kept {
  const pieces: Buffer[] = [];
  let [from, to] = [0, 0];
  const close = () => {
    if (to > from) pieces.push(file.subarray(from, to));
    [from, to] = [0, 0];
  };
  return {
    keep: (start, end) => {
      if (start !== to) {
        close();
        from = start;
      }
      to = end;
    },
    insert: (bytes) => {
      close();
      pieces.push(bytes);
    },
    toBuffer: () => {
      close();
      return Buffer.concat(pieces);
    },
  };
}

/** A cleaned picture with its header's size in px. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}
