import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';

/**
 * Two batches of a queue run at once, so that later jobs do not wait for a slow one. The jobs of a batch run in turn.
 */
const workersAtMost = 2;

const workerOptions = {
  // Workers are woken when there are jobs. They also look at their queue this often, in case waking them fails.
  pollingIntervalSeconds: 60,
  batchSize: 10,
  perJobResults: true,
  // The metadata of a job include the number of its attempts.
  includeMetadata: true,
} as const;

interface QueueWorker {
  /** The id is empty until the worker has started. */
  id: string;
  /** The batches that it runs: more than one if the queue gave up waiting for an earlier one. */
  running: number;
  /** How often it was woken since it last took jobs. */
  wakes: number;
}

/** Runs jobs that were taken from the queue together. Answers how each of them ended. */
type RunBatch<Data> = (jobs: readonly JobWithMetadata<Data>[]) => Promise<JobResult[]>;

/**
 * The workers of one queue in this process. A worker starts when there is a job for it, because most queues are empty
 * for most of the time, and each worker sends statements when it starts and once a minute.
 */
export class QueueWorkers<Data> {
  readonly #boss: PgBoss;
  readonly #queue: string;
  readonly #run: RunBatch<Data>;
  readonly #onError: (error: unknown) => void;
  readonly #workers: QueueWorker[] = [];
  #isStopped = false;

  constructor(boss: PgBoss, queue: string, run: RunBatch<Data>, onError: (error: unknown) => void) {
    this.#boss = boss;
    this.#queue = queue;
    this.#run = run;
    this.#onError = onError;
  }

  /**
   * Makes a worker that runs nothing look at the queue now. If all workers are busy, each looks at it when its batch
   * has ended.
   */
  wake(): void {
    if (this.#isStopped) return;
    const idle = this.#workers.find(({ running }) => running === 0);
    if (idle) {
      idle.wakes += 1;
      this.#boss.notifyWorker(idle.id);
    } else if (this.#workers.length < workersAtMost) this.#start();
    else for (const { id } of this.#workers) this.#boss.notifyWorker(id);
  }

  /** Resolves when the running batches have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#boss.offWork(this.#queue);
  }

  #start(): void {
    const worker: QueueWorker = { id: '', running: 0, wakes: 1 };
    this.#workers.push(worker);
    this.#boss
      .work<Data, JobResult[], typeof workerOptions>(this.#queue, workerOptions, async (jobs) => {
        worker.running += 1;
        // More jobs may be left in the queue: the batch is full, or a job came while this one was being taken.
        const isMoreLeft = jobs.length === workerOptions.batchSize || worker.wakes > 1;
        worker.wakes = 0;
        if (isMoreLeft) this.wake();
        try {
          return await this.#run(jobs);
        } finally {
          worker.running -= 1;
        }
      })
      .then((id) => {
        worker.id = id;
      })
      .catch((error: unknown) => {
        this.#workers.splice(this.#workers.indexOf(worker), 1);
        this.#onError(error);
      });
  }
}
