import ELK from 'elkjs/lib/elk.bundled.js';
import type { Placer } from './layout.ts';

/** Computes a layout where it is called: for the pages of the docs and for tests. */
export const placeHere: Placer = (graph) => new ELK().layout(graph);
