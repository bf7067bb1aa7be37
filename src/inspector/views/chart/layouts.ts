import { chartOf } from '../../chart/chart.ts';
import { type Layout, layOut } from '../../chart/layout.ts';
import { layOutInWorker } from '../../chart/lay-out-in-worker.ts';
import type { AnyEntry } from '../../../../machines/testing/entry.ts';

const layouts = new Map<string, Promise<Layout>>();

/** The drawing of a machine, computed once per page in a worker. */
export function layoutOf({ id, machine }: AnyEntry): Promise<Layout> {
  const known = layouts.get(id) ?? layOut(chartOf(machine), layOutInWorker);
  layouts.set(id, known);
  return known;
}
