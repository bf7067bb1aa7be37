/** The processor time of work in ms, independent of other load. */
export async function processorTime(work: () => unknown): Promise<number> {
  const previous = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(previous);
  return (user + system) / 1000;
}
