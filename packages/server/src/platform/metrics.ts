import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { readInstallation } from './installation.store.ts';
import type { SlowStatements } from './statementWatch.ts';
import { serverBuildVersion } from './version.ts';

type Installation = Awaited<ReturnType<typeof readInstallation>>;

/** One metric with its samples. */
export interface MetricSamples {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    readonly labels: Readonly<Partial<Record<string, string | number>>>;
    readonly value: number;
    readonly metricName?: string;
  }[];
}

/** The metrics of the process: in Prometheus format at /metrics, and the same by OpenTelemetry. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #slow: Counter<'name'>;
  readonly #jobs: Counter<'name' | 'outcome'>;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    // These sums rise and fall, although their names look like counters.
    for (const kind of ['handles', 'requests', 'resources'])
      this.#registry.removeSingleMetric(`nodejs_active_${kind}_total`);
    new Gauge({
      name: 'crossdock_build_info',
      help: 'Always 1: which version of the product runs',
      labelNames: ['version', 'revision'],
      registers: [this.#registry],
    }).set({ ...serverBuildVersion() }, 1);
    this.#slow = new Counter({
      name: 'crossdock_slow_statements_total',
      help: 'What waited longer for the database than SLOW_STATEMENT_MS, by call or job',
      labelNames: ['name'],
      registers: [this.#registry],
    });
    this.#jobs = new Counter({
      name: 'crossdock_jobs_total',
      help: 'Jobs that ended in this process',
      labelNames: ['name', 'outcome'],
      registers: [this.#registry],
    });
    this.#requests = new Histogram({
      name: 'crossdock_request_seconds',
      help: 'Time to answer, by call',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.#registry],
    });
  }

  /** Starts counting the connections of the process's database. */
  ofDatabase(database: Database): void {
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

  ofSpace(space: DiskSpace): void {
    new Gauge({
      name: 'crossdock_disk_free_bytes',
      help: 'Free on the disk of the files or of the database, whichever has less; none where no disk can be seen',
      registers: [this.#registry],
      collect() {
        if (Number.isFinite(space.freeBytes)) this.set(space.freeBytes);
        else this.reset();
      },
    });
  }

  observe(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status: String(status) }, ms / 1000);
  }

  slow({ name }: SlowStatements): void {
    this.#slow.inc({ name: name ?? 'none' });
  }

  job(name: string, outcome: 'completed' | 'failed'): void {
    this.#jobs.inc({ name, outcome });
  }

  /**
   * Adds metrics of the installation, which are the same in each process. The returned function sets them;
   * `undefined` means that the database does not answer.
   */
  parts(): (found: Installation | undefined) => void {
    const gauge = (name: string, help: string, labelNames: string[] = ['part']) =>
      new Gauge({ name, help, labelNames, registers: [this.#registry] });
    const works = gauge(
      'crossdock_part_works',
      'Whether a part of the installation was found to work, 1 or 0',
    );
    const waits = gauge('crossdock_part_waits_seconds', 'How long the oldest of what waits there has waited');
    // The gauge is created once the time of a backup is known, because its initial 0 would mean that a backup was
    // just taken.
    let backup: Gauge | undefined;
    return (found) => {
      if (found === undefined) return works.set({ part: 'database' }, 0);
      for (const part of found.parts) {
        works.set({ part: part.part }, part.works ? 1 : 0);
        waits.set({ part: part.part }, part.waitsSeconds);
      }
      if (found.backupAgeSeconds === null) return;
      backup ??= gauge('crossdock_backup_age_seconds', 'Since the last backup that is known to be whole', []);
      backup.set(found.backupAgeSeconds);
    };
  }

  /** A gauge per shop; the returned function sets it. */
  gauge(name: string, help: string): (shopId: string, value: number) => void {
    const gauge = new Gauge({ name, help, labelNames: ['shop'], registers: [this.#registry] });
    return (shop, value) => gauge.set({ shop }, value);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  async figures(): Promise<readonly MetricSamples[]> {
    // The library declares `type` as a number, although it is a text.
    return (await this.#registry.getMetricsAsJSON()).map((figure) => ({
      ...figure,
      type: String(figure.type),
    }));
  }
}
