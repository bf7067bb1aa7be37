/** @returns {Promise<() => Promise<object[]>>} ends the trace and gives its events back */
export async function traceTasks(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { traceBufferSizeInKb: 1_000_000, includedCategories: ['toplevel'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    const { dataLossOccurred } = await complete;
    await session.detach();
    if (dataLossOccurred) throw new Error('the trace is not whole');
    return events;
  };
}

/**
 * The longest task of a page's main thread by the processor time that it took, in ms: on a machine that has other work,
 * too, a task lasts longer than it works.
 */
export function longestOf(traceEvents) {
  const mains = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  // Of any name: what a task leaves behind it (microtasks) counts as much.
  const tasks = traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  return Math.round(tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000);
}
