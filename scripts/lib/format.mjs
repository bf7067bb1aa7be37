import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from './run.mjs';

/**
 * A text as `npm run format` leaves it, for what a script writes into the repository.
 *
 * @param {string} name the file's, which says the language
 * @param {string} text
 */
export async function formatted(name, text) {
  const { ignorePatterns: _ofFiles, ...options } = JSON.parse(
    readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'),
  );
  const { code, errors } = await format(name, text, options);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  return code;
}
