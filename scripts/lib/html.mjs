import path from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { root } from './run.mjs';

/** The standard itself and what assistive technology needs of it; nothing about taste. */
const CONFIG = { root: true, extends: ['html-validate:standard', 'html-validate:a11y'], elements: ['html5'] };

/**
 * Validates the built page.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function validateHtml() {
  const validator = new HtmlValidate(new FileSystemConfigLoader(CONFIG));
  const report = await validator.validateFile(path.join(root, 'dist/index.html'));
  return { code: report.valid ? 0 : 1, output: formatterFactory('text')(report.results) };
}
