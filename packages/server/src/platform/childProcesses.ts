import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

export interface ChildProcessOptions {
  /** The script that a child runs. It answers each message with one message. */
  readonly program: string;
  /** The limit of processor time. A wall-clock limit would reject good files on a busy machine. */
  readonly timeLimitMs: number;
  /** The child also waits for the database, so its limit is wall-clock time. */
  readonly byClock?: true;
  readonly heapMegabytes: number;
  /** The child exits after its answer, which frees its memory. */
  readonly once?: true;
}

/** A child was killed for using too much time or memory. The same file would fail again. */
export class ProcessLimitExceeded extends Error {
  override readonly name = 'ProcessLimitExceeded';
}

const idleMs = 60_000;
/** Children run at low priority, below everything that answers a request. */
const lowPriority = 10;

/**
 * Two checks are at least this share of the limit apart, so that even a child that gets little processor time makes
 * progress between them.
 */
const shareBetweenLooks = 1 / 3;

/**
 * Calls `end` once the child has used the limit of processor time since this call, or has used none between two
 * checks.
 */
function watchProcessor(
  { pid }: ChildProcess,
  { timeLimitMs: limitMs, byClock }: ChildProcessOptions,
  end: () => void,
) {
  const began = performance.now();
  const before = processorMsOf(pid) ?? 0;
  let last = -1;
  const look = () => {
    const used = byClock ? undefined : processorMsOf(pid);
    const spent = used === undefined ? performance.now() - began : used - before;
    // The tolerance is needed because a timer may fire slightly early.
    if (spent + 10 >= limitMs || spent === last) return end();
    last = spent;
    timer = setTimeout(look, Math.max(limitMs * shareBetweenLooks, limitMs - spent));
  };
  let timer = setTimeout(look, limitMs);
  return { stop: () => clearTimeout(timer) };
}

/**
 * The processor time of a process in milliseconds; the kernel reports hundredths of a second. Undefined if it is not
 * available; then only wall-clock time is used.
 */
function processorMsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain blanks. After it, user and system time are the 12th and 13th word.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(words[11]) + Number(words[12])) * 10;
  } catch {
    return undefined;
  }
}

/**
 * A separate process for files from strangers, so that no file can stop or break the server: a child that exceeds its
 * time or memory is killed, and the next one starts clean. It starts when needed and ends when idle.
 */
export class WorkerProcess {
  readonly #options: ChildProcessOptions;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ChildProcessOptions) {
    this.#options = options;
  }

  /**
   * The caller waits for each answer before it asks the next question.
   *
   * @throws ProcessLimitExceeded
   * @throws the system's error if no child can be started: the question itself may be fine.
   */
  ask<A>(question: object): Promise<A> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const child = this.#process;
    return new Promise<A>((resolve, reject) => {
      const end = () => child.kill('SIGKILL');
      const watch = watchProcessor(child, this.#options, end);
      const settle = (done: () => void) => {
        watch.stop();
        for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
        const forget = () => this.#forget(child);
        child.on('exit', forget).on('error', forget);
        done();
      };
      const fail = (error: Error) =>
        settle(() => {
          this.#dismiss(child);
          reject(error);
        });
      child.removeAllListeners('exit').removeAllListeners('error');
      child.once('message', (answer: unknown) =>
        settle(() => {
          if (this.#options.once) this.#dismiss(child);
          else {
            this.#idle = setTimeout(() => this.#dismiss(child), idleMs);
            this.#idle.unref();
          }
          resolve(answer as A);
        }),
      );
      child.once('exit', () => fail(new ProcessLimitExceeded(this.#options.program)));
      child.once('error', fail);
      // A child that could not be started has no channel; its error follows.
      if (child.pid !== undefined) child.send(question, (error) => error && end());
    });
  }

  #start(): ChildProcess {
    const child = fork(this.#options.program, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${this.#options.heapMegabytes}`],
      // The server's secrets are not passed on.
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, lowPriority);
      } catch {
        // Nothing to do: the process has ended already, or the system forbids another priority and the child keeps
        // the normal one.
      }
    }
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** Forgets the child before it has ended, because a question that it no longer reads would be refused. */
  #dismiss(child: ChildProcess): void {
    this.#forget(child);
    child.kill('SIGKILL');
  }

  #forget(child: ChildProcess): void {
    if (this.#process === child) this.#process = undefined;
  }
}

/**
 * Several children of one program, each with one question at a time. Throws if there are more questions at once than
 * children.
 */
export class WorkerProcesses {
  readonly #idle: WorkerProcess[];

  constructor(howMany: number, options: ChildProcessOptions) {
    this.#idle = Array.from({ length: howMany }, () => new WorkerProcess(options));
  }

  async ask<A>(question: object): Promise<A> {
    // The child that worked last is reused first, because it is the most likely to be running still.
    const child = this.#idle.pop();
    if (child === undefined) throw new Error('more questions at once than children');
    try {
      return await child.ask<A>(question);
    } finally {
      this.#idle.push(child);
    }
  }
}
