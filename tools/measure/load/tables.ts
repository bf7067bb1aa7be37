import { table } from '../../../scripts/lib/report.mjs';
import type { Figures, Scene } from './drive.ts';

export interface Case {
  readonly customers: number;
  readonly processes: number;
  readonly scene: Scene;
  readonly figures: Figures;
}

/** The most that a home may cost with the most customers, as a multiple of its cost with the fewest. @rule C6.11 */
export const MAX_GROWTH = 1.3;

const count = (value: number) => new Intl.NumberFormat('en').format(Math.round(value));
const ms = (value: number) => `${Math.round(value)} ms`;

export function tableOf(cases: readonly Case[]): string {
  return table(
    ['customers', 'processes', 'call', 'a second', 'median', '97.5 %', '99 %'],
    cases.map(({ customers, processes, scene, figures: { perSecond, p50, p97, p99 } }) => [
      count(customers),
      processes,
      scene,
      count(perSecond),
      ms(p50),
      ms(p97),
      ms(p99),
    ]),
  );
}

/** The cost of a call of the home with the most customers divided by that with the fewest, by the number of processes. */
export function growthOf(cases: readonly Case[]): { processes: number; growth: number }[] {
  const homes = cases
    .filter(({ scene }) => scene === 'home')
    .toSorted((one, other) => one.customers - other.customers);
  return [...new Set(homes.map(({ processes }) => processes))].map((processes) => {
    const ofProcesses = homes.filter((one) => one.processes === processes);
    const growth = (ofProcesses[0]?.figures.perSecond ?? 1) / (ofProcesses.at(-1)?.figures.perSecond ?? 1);
    return { processes, growth: Math.round(growth * 100) / 100 };
  });
}
