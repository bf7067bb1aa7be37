/** Jest files and browser tests with this mark run in `npm run test:whole` alone. */
export const WHOLE = { file: /\.whole\.test\.tsx?$/, tag: '@whole' };

const CALL = /^\s*(?:await |void )?(?:test|it|describe)\b|^\s*(?:await )?\w*[sS]tep\(/;
const STEP = /^\s*(?:await |void )?\w*(?:\.s|[sS])tep\(/;
const GROUP = /^\s*(?:\w+\.)?describe\b/;
/** A tag that holds whatever a condition says. */
const MARK = /\btag: (?:\[[^\]]*)?'@whole'/;

/**
 * Finds the calls of a formatted test file that define tests, groups and steps.
 *
 * @param {string} name the file's path
 * @param {string[]} lines
 * @returns {(index: number) => { name: string, first: number, last: number, isWhole: boolean } | undefined} the call at an index
 * of `lines`, with its line numbers from 1; for a step its test, and for a step of a function the whole file
 */
export function testCalls(name, lines) {
  const calls = lines.flatMap((line, index) => (CALL.test(line) ? [readCall(lines, index)] : []));
  const tests = calls.filter(({ isStep, isGroup }) => !isStep && !isGroup);
  const isWithin = (inner, outer) => inner.first > outer.first && inner.last <= outer.last;
  const isMarked = (call) =>
    WHOLE.file.test(name) ||
    [call, ...calls.filter((outer) => isWithin(call, outer))].some((one) => one.hasMark);
  const isWhole = (call) => {
    const inner = call.isGroup ? tests.filter((test) => isWithin(test, call)) : [];
    return isMarked(call) || (inner.length > 0 && inner.every(isMarked));
  };
  const file = { first: 1, last: lines.length };
  return (index) => {
    const call = calls.find(({ first }) => first === index + 1);
    if (!call) return undefined;
    if (!call.isStep) return { name, first: call.first, last: call.last, isWhole: isWhole(call) };
    const test = tests.findLast((outer) => isWithin(call, outer));
    return { name, ...(test ?? file), isWhole: test ? isMarked(test) : tests.every(isMarked) };
  };
}

function readCall(lines, index) {
  const [indent] = /^\s*/.exec(lines[index]);
  const rest = lines.slice(index);
  // A statement of several lines ends at its own indent.
  const isEnd = (line) => line.endsWith(';') && line.startsWith(indent) && line[indent.length] !== ' ';
  // What stands before the test's own code.
  const [head] = /^[^]*?(?:=>|;$)/m.exec(rest.join('\n')) ?? [''];
  return {
    first: index + 1,
    last: index + 1 + Math.max(0, rest.findIndex(isEnd)),
    hasMark: MARK.test(head),
    isStep: STEP.test(lines[index]),
    isGroup: GROUP.test(lines[index]),
  };
}
