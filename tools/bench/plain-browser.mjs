import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { findBrowser } from '../../scripts/browser.mjs';

/** Like `visits.mjs`: a phone of 412 px. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * A browser as a customer has it: its own defaults, and nobody who listens to what the page fetches. With the test tool's
 * ears V8 reads the code of every function under way once more at each request, which costs a start of the home 14 ms.
 * @param {string} profile the folder of a profile that no other browser has open
 * @param {string[]} flags of the browser
 * @param {(page: { send: Function, on: Function, once: Function, off: Function, evaluate: Function }) => Promise<T>} run
 *   gets a session of an empty page, with the sending and listening of Playwright's `CDPSession`
 * @returns {Promise<T>}
 * @template T
 */
export async function inPlainBrowser(profile, flags, run) {
  const browser = spawn(
    await findBrowser(),
    [...flags, '--headless', '--lang=pt-BR', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const connection = connect(browser.stdio[3], browser.stdio[4], ended);
  try {
    return await run(await emptyPage(connection));
  } finally {
    await connection.send('Browser.close').catch(() => browser.kill());
    await ended;
  }
}

/** The devtools protocol over a pipe: JSON messages ended by a zero. */
function connect(input, output, ended) {
  const told = new EventEmitter();
  const waiting = new Map();
  let [last, rest] = [0, ''];
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages) hear(JSON.parse(message));
  });
  const hear = ({ id, method, params, result, error }) => {
    if (id === undefined) return told.emit(method, params);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    return error === undefined ? resolve(result) : reject(new Error(error.message));
  };
  const send = (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  // Otherwise a crashed browser is awaited forever.
  void ended.then(() => waiting.forEach(({ reject }) => reject(new Error('the browser has ended'))));
  return { told, send };
}

async function emptyPage({ told, send }) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ofPage = (method, params) => send(method, params, sessionId);
  await ofPage('Emulation.setDeviceMetricsOverride', SCREEN);
  await ofPage('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    // Traces belong to the browser, the rest to the page.
    send: (method, params) => (method.startsWith('Tracing.') ? send(method, params) : ofPage(method, params)),
    on: told.on.bind(told),
    once: told.once.bind(told),
    off: told.off.bind(told),
    evaluate: async (run, given) => {
      const expression = `(${run})(${JSON.stringify(given ?? null)})`;
      return (await ofPage('Runtime.evaluate', { expression, returnByValue: true })).result.value;
    },
  };
}
