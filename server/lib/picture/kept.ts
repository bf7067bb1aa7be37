/** Segments, chunks or blocks of one file: no picture has so many, and a hostile one could have a million. */
export const MAX_PARTS = 20_000;

/** The parts of a file that stay, in order. */
export interface Kept {
  /** Keeps the bytes from `start` up to `end`. */
  readonly keep: (start: number, end: number) => void;
  /** Puts bytes in that the file does not have. */
  readonly insert: (bytes: Buffer) => void;
  readonly toBuffer: () => Buffer;
}

/** Collects the parts of `file` that stay. */
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

/** A picture without its notes; the size is the one that its header names, in px. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}
