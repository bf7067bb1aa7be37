import { and, gte, lte, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Dated {
  readonly dtaInicio: AnyPgColumn;
  readonly dtaFim: AnyPgColumn;
}

/** Whether `day` is one of a row's days, its first and last included. */
export function inForce({ dtaInicio, dtaFim }: Dated, day: string | Placeholder): SQL | undefined {
  return and(lte(dtaInicio, day), gte(dtaFim, day));
}
