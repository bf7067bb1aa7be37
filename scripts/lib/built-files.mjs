import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { outcomeOf } from './steps.mjs';

/**
 * The texts of a page's inline elements.
 *
 * @param {string} page
 * @param {'script' | 'style'} tag
 * @returns {string[]}
 */
export function inlineTexts(page, tag) {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return [...page.matchAll(inline)].map(([, text = '']) => text);
}

/** The name of the channel between page and inspector. */
const CHANNEL = 'portal.inspector';

/** Words found in every build of the inspector, its bridge and the charts' samples, and nowhere else. */
const MARKS = [CHANNEL, 'inspector', 'Inspetor', 'watchedAs', 'outcomes'];

/**
 * The traces of the inspector in a folder, as `file: word`.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function tracesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    // Compressed copies have the content of their originals.
    if (/\.(br|gz|woff2|png)$/.test(name)) return [];
    const text = readFileSync(file, 'utf8');
    const marks = MARKS.filter((mark) => name.includes(mark) || text.includes(mark));
    return marks.map((mark) => `${name}: ${mark}`);
  });
}

/**
 * A step that fails on traces of the inspector in the customers' build, or when the channel is renamed and the search would
 * find nothing.
 */
export const noInspectorStep = {
  name: 'nothing of the inspector in the customers’ build',
  run: async () => {
    const protocol = readFileSync(path.join(root, 'tools/inspector/shared/protocol.ts'), 'utf8');
    if (!protocol.includes(CHANNEL)) return outcomeOf([`${CHANNEL} is not the channel's name any more`]);
    return outcomeOf(tracesIn(path.join(root, 'dist')));
  },
};

/** The HTML standard and accessibility, no rules of style. */
const CONFIG = { root: true, extends: ['html-validate:standard', 'html-validate:a11y'], elements: ['html5'] };

/** A step that validates the built page. */
export const htmlStep = {
  name: 'HTML of the built page',
  run: async () => {
    const { FileSystemConfigLoader, formatterFactory, HtmlValidate } = await import('html-validate');
    const validator = new HtmlValidate(new FileSystemConfigLoader(CONFIG));
    const report = await validator.validateFile(path.join(root, 'dist/index.html'));
    return outcomeOf(report.valid ? [] : [formatterFactory('text')(report.results)]);
  },
};
