import ELK from 'elkjs/lib/elk.bundled.js';
import type { LayoutEngine } from './layout.ts';

/** Runs ELK on the calling thread: for the docs' charts and for tests. */
export const layOutHere: LayoutEngine = (graph) => new ELK().layout(graph);
