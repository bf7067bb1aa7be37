import path from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { root } from './run.mjs';

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
