import type { AnyEntry } from './kit/entry.ts';
import { sessionEntry } from './session/session.entry.ts';

/** Every machine of the portal with its samples: what the inspector, the chart pages and the mutation run read. */
export const registry: readonly AnyEntry[] = [sessionEntry];
