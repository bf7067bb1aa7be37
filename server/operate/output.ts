import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Where a process writes its lines. */
export interface Output {
  /** Never throws, never waits. */
  readonly write: (line: string) => void;
  /** How many lines could not be written. */
  readonly lost: () => number;
}

/** Bytes that a reader who stalls may leave in memory. */
const MAX_WAITING = 1024 * 1024;

/** Lines on standard output or error; a full disk or a reader that is gone costs lines, and nothing else. @rule C5.16 */
export function createOutput(stream: NodeJS.WriteStream & { readonly fd: number }): Output {
  let lost = 0;
  // Without a listener Node ends the process.
  stream.on('error', () => undefined);
  const lose = (error?: Error | null) => (lost += error ? 1 : 0);
  const writeToPipe = (line: string) => {
    if (stream.writableLength > MAX_WAITING) lost += 1;
    else stream.write(line, lose);
  };
  const writeToFile = fileWriter(stream.fd, lose);
  return { write: stream instanceof Socket ? writeToPipe : writeToFile, lost: () => lost };
}

/** Node's stream for files forgets what a full disk took by halves: the next line would continue it. */
function fileWriter(fd: number, lose: (error: Error) => void): Output['write'] {
  let isTorn = false;
  return (line) => {
    const bytes = Buffer.from(isTorn ? `\n${line}` : line);
    let done = 0;
    try {
      while (done < bytes.length) done += writeSync(fd, bytes, done);
      isTorn = false;
    } catch (error) {
      isTorn ||= done > 0;
      lose(error as Error);
    }
  };
}
