/** What a piece of work takes of the processor, in ms: by the clock, whatever else the machine does would lengthen it. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
