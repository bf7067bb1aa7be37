import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';

/** The name of the channel between page and inspector. */
const CHANNEL = 'portal.inspector';

/** Words that stand in every build of the inspector, of its bridge and of the charts' samples, and nowhere else. */
const MARKS = [CHANNEL, 'inspector', 'Inspetor', 'watchedAs', 'outcomes'];

/**
 * What of the inspector a folder holds: names of files, and files with one of its words in them.
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
    // Compressed copies hold what their originals hold.
    if (/\.(br|gz|woff2|png)$/.test(name)) return [];
    const text = readFileSync(file, 'utf8');
    const marks = MARKS.filter((mark) => name.includes(mark) || text.includes(mark));
    return marks.map((mark) => `${name}: ${mark}`);
  });
}

/** A step that finds nothing of the inspector in the customers' build, and knows what it looks for. */
export const noInspectorStep = {
  name: 'nothing of the inspector in the customers’ build',
  run: async () => {
    const protocol = readFileSync(path.join(root, 'tools/inspector/shared/protocol.ts'), 'utf8');
    if (!protocol.includes(CHANNEL))
      return { passed: 0, failed: 1, details: `${CHANNEL} is not the channel's name any more` };
    const traces = tracesIn(path.join(root, 'dist'));
    return traces.length === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1, details: traces.join('\n') };
  },
};

/** The standard itself and what assistive technology needs of it; nothing about taste. */
const CONFIG = { root: true, extends: ['html-validate:standard', 'html-validate:a11y'], elements: ['html5'] };

/** A step that validates the built page. */
export const htmlStep = {
  name: 'HTML of the built page',
  run: async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader(CONFIG));
    const report = await validator.validateFile(path.join(root, 'dist/index.html'));
    if (report.valid) return { passed: 1, failed: 0 };
    return { passed: 0, failed: 1, details: formatterFactory('text')(report.results) };
  },
};
