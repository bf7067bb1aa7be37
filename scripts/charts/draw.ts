import { registry } from '../../machines/index.ts';
import { chartOf } from '../../tools/inspector/chart/chart.ts';
import { layOut } from '../../tools/inspector/chart/layout.ts';
import { layOutHere } from '../../tools/inspector/chart/lay-out-here.ts';
import { svgOf } from '../../tools/inspector/chart/svg.ts';
import { chartPage, indexPage } from './page.ts';

/** Every generated file of `docs/statecharts/`, by name. */
export async function drawAll(): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = { 'README.md': indexPage(registry) };
  for (const entry of registry) {
    const layout = await layOut(chartOf(entry.machine), layOutHere);
    files[`${entry.id}.svg`] = svgOf(layout, `The chart of ${entry.id}`);
    files[`${entry.id}.md`] = chartPage(entry);
  }
  return files;
}
