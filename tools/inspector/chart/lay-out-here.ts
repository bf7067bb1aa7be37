import ELK from 'elkjs/lib/elk.bundled.js';
import type { LayoutEngine } from './layout.ts';

/** Computes a layout where it is called: for the pages of the docs and for tests. */
export const layOutHere: LayoutEngine = (graph) => new ELK().layout(graph);
