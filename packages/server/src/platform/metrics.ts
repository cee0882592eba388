import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db.ts';

/** What the process says of itself, in Prometheus format at /metrics. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(database: Database) {
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'crossdock_request_seconds',
      help: 'Time to answer, by call',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.#registry],
    });
    new Gauge({
      name: 'crossdock_database_connections',
      help: 'Connections of the main pool, by use',
      labelNames: ['use'],
      registers: [this.#registry],
      collect() {
        const { idle, busy, waiting } = database.load();
        this.set({ use: 'idle' }, idle);
        this.set({ use: 'busy' }, busy);
        this.set({ use: 'waiting' }, waiting);
      },
    });
  }

  observe(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status: String(status) }, ms / 1000);
  }

  /** A count that a part of the product reports of each shop; answers how to set it. */
  gauge(name: string, help: string): (shopId: string, value: number) => void {
    const gauge = new Gauge({ name, help, labelNames: ['shop'], registers: [this.#registry] });
    return (shop, value) => gauge.set({ shop }, value);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
