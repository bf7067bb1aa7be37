import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js';
import type { LayoutEngine } from './layout.ts';

let elk: InstanceType<typeof ELK> | null = null;

/** Computes a layout in a worker, so that the page never stalls. */
export const layOutInWorker: LayoutEngine = (graph) => {
  elk ??= new ELK({ workerFactory: () => new Worker(workerAddress) });
  return elk.layout(graph);
};
