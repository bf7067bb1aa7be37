import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * A Markdown table.
 * @param {readonly string[]} heads
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The day and the machine, for the heading of a report. */
export function dayAndMachine() {
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`;
}

/**
 * Replaces a page's text between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} file
 * @param {string} name
 * @param {string} text
 */
export function writeBetween(file, name, text) {
  const page = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file}: no ${start} … ${end}`);
  writeFileSync(file, `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`);
}
