import { parse } from 'csv-parse/sync';

/** A downloaded file. */
export interface SavedFile {
  name: string;
  /** Its rows as another program reads them; the first has the titles. */
  rows: () => Promise<string[][]>;
}

/** Collects downloads, which jsdom does not make. */
export function collectFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob !== undefined) files.push({ name: this.download, rows: async () => rowsOf(blob) });
  });
  return files;
}

async function rowsOf(blob: Blob): Promise<string[][]> {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer)),
    );
    reader.readAsArrayBuffer(blob);
  });
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
}
