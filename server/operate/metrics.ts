import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Connections of the database's pool. */
export interface PoolFigures {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Metrics {
  readonly observe: (
    labels: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Prometheus metrics: Node's own, the requests by route and status, the pool's connections, lost lines of the log. */
export function createMetrics(pool: (() => PoolFigures) | undefined, lostLines: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool; waiting: requests for one',
    labelNames: ['state'],
    registers,
  });
  const lost = new Counter({
    name: 'log_lines_lost_total',
    help: 'Lines of the log that could not be written',
    registers,
  });
  return {
    observe: ({ method, route, status }, seconds) => requests.observe({ method, route, status }, seconds),
    text: async () => {
      for (const [state, value] of Object.entries(pool?.() ?? {})) connections.set({ state }, Number(value));
      lost.reset();
      lost.inc(lostLines());
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** GET /metrics on a port of its own, which customers do not reach. */
export function createMetricsServer({ text, contentType }: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
}
