import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * Whether a command was asked for its usage, which is printed then.
 *
 * @param {readonly string[]} args
 * @param {string} usage
 */
export function printUsage(args, usage) {
  const isAsked = args.includes('--help') || args.includes('-h');
  if (isAsked) console.log(usage);
  return isAsked;
}

/**
 * A command's options, by Node's `parseArgs`.
 *
 * @template {Options} T
 * @param {string[]} args
 * @param {string} usage
 * @param {T} options
 * @param {number} most how many arguments without a name there may be
 * @throws Error in plain words, with the usage
 */
export function parseWith(args, usage, options, most) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: most > 0 });
    const [unexpected] = parsed.positionals.slice(most);
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
    return { values: parsed.values, places: parsed.positionals };
  } catch (error) {
    throw new Error(`${error.message}\n\n${usage}`, { cause: error });
  }
}

/**
 * The options of this process. It ends with 0 after `--help`, with 2 after an argument that the usage does not name.
 *
 * @template {Options} T
 * @param {string} usage
 * @param {T} [options]
 * @param {number} [most] how many arguments without a name there may be
 */
export function readArgs(usage, options, most = 0) {
  const args = process.argv.slice(2);
  if (printUsage(args, usage)) process.exit(0);
  try {
    return parseWith(args, usage, options ?? {}, most);
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}
