import { table } from '../../../scripts/lib/report.mjs';
import type { Figures, Scene } from './drive.ts';

export interface Case {
  readonly customers: number;
  readonly processes: number;
  readonly figures: Readonly<Record<Scene, Figures>>;
}

/** The most that a home may cost with the most customers, as a multiple of its cost with the fewest. @rule C6.11 */
export const MOST_GROWTH = 1.3;

const count = (value: number) => new Intl.NumberFormat('en').format(value);
const cell = ({ perSecond, p99 }: Figures) => `${count(Math.round(perSecond))}, ${Math.round(p99)} ms`;

export function tableOf(cases: readonly Case[]): string {
  return table(
    ['customers', 'processes', 'sign-ins', 'calls of the home', 'exchanges'],
    cases.map(({ customers, processes, figures }) => [
      count(customers),
      processes,
      cell(figures['sign-in']),
      cell(figures.home),
      cell(figures.exchange),
    ]),
  );
}

/** The cost of a call of the home with the most customers divided by that with the fewest, by the number of processes. */
export function growthOf(cases: readonly Case[]): { processes: number; growth: number }[] {
  return [...new Set(cases.map(({ processes }) => processes))].map((processes) => {
    const own = cases.filter((one) => one.processes === processes).sort((a, b) => a.customers - b.customers);
    const [fewest, most] = [own[0], own[own.length - 1]];
    const growth = (fewest?.figures.home.perSecond ?? 1) / (most?.figures.home.perSecond ?? 1);
    return { processes, growth: Math.round(growth * 100) / 100 };
  });
}

/** The most that the lowest heap of the second half may be, as a multiple of the first half's. */
export const MOST_HEAP = 1.1;

/** The lowest of each tenth of the samples. */
export function leastOfTenths(samples: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(samples.length / 10));
  const starts = Array.from({ length: Math.ceil(samples.length / size) }, (_unused, at) => at * size);
  return starts.map((start) => Math.min(...samples.slice(start, start + size)));
}

/** The lowest of the second half divided by the lowest of the first, without the first tenth. */
export function growthOfHeap(tenths: readonly number[]): number {
  const half = Math.ceil(tenths.length / 2);
  const growth = Math.min(...tenths.slice(half)) / Math.min(...tenths.slice(1, half));
  return Math.round(growth * 100) / 100;
}
