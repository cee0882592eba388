import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

export interface ChildOptions {
  /** The program that a child runs; it answers each message with one. */
  readonly program: string;
  /** Of its processor's time; the clock alone would refuse good files on a busy machine. */
  readonly timeLimitMs: number;
  /** It waits for the database too: its time is the clock's. */
  readonly byClock?: true;
  readonly heapMegabytes: number;
}

/** A child took too long, or more memory than it may, and was ended: for the same file again it would be. */
export class Overdone extends Error {
  override readonly name = 'Overdone';
}

const idleMs = 60_000;
/** Below everything that answers somebody: what the children do may take its time. */
const lowPriority = 10;

/** Looks are no closer than this share of the limit: between two of them even a starved child does something. */
const shareBetweenLooks = 1 / 3;

/** Calls `end` once the child has used so much of its processor's time from now on, or uses none of it any more. */
function watchProcessor(
  { pid }: ChildProcess,
  { timeLimitMs: limitMs, byClock }: ChildOptions,
  end: () => void,
) {
  const began = performance.now();
  const before = processorMsOf(pid) ?? 0;
  let last = -1;
  const look = () => {
    const used = byClock ? undefined : processorMsOf(pid);
    const spent = used === undefined ? performance.now() - began : used - before;
    // A timer may be a moment early.
    if (spent + 10 >= limitMs || spent === last) return end();
    last = spent;
    timer = setTimeout(look, Math.max(limitMs * shareBetweenLooks, limitMs - spent));
  };
  let timer = setTimeout(look, limitMs);
  return { stop: () => clearTimeout(timer) };
}

/** The kernel counts in hundredths of a second. Undefined where it does not tell: then the clock is all there is. */
function processorMsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold blanks; behind it user and system time are the 12th and 13th word.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(words[11]) + Number(words[12])) * 10;
  } catch {
    return undefined;
  }
}

/**
 * A process of its own for work on files of strangers. Nothing in a file can then stop or break the server: a child that
 * exceeds its time or memory is killed, and the next one starts clean. It is started when needed and ends when idle.
 */
export class Child {
  readonly #options: ChildOptions;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /** One question at a time. Throws `Overdone`. */
  ask<A>(question: object): Promise<A> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const child = this.#process;
    return new Promise<A>((resolve, reject) => {
      const end = () => child.kill('SIGKILL');
      const watch = watchProcessor(child, this.#options, end);
      const settle = (done: () => void) => {
        watch.stop();
        child.removeAllListeners('message');
        child.removeAllListeners('exit');
        child.on('exit', () => this.#forget(child));
        done();
      };
      child.removeAllListeners('exit');
      child.once('message', (answer: unknown) =>
        settle(() => {
          this.#idle = setTimeout(end, idleMs);
          this.#idle.unref();
          resolve(answer as A);
        }),
      );
      child.once('exit', () =>
        settle(() => {
          this.#forget(child);
          reject(new Overdone(this.#options.program));
        }),
      );
      child.send(question, (error) => error && end());
    });
  }

  #start(): ChildProcess {
    const child = fork(this.#options.program, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${this.#options.heapMegabytes}`],
      // Secrets of the server are none of its business.
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => child.kill('SIGKILL'));
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, lowPriority);
      } catch {
        // It has ended already, or the system does not let us: then it is like any other.
      }
    }
    child.unref();
    child.channel?.unref();
    return child;
  }

  #forget(child: ChildProcess): void {
    if (this.#process === child) this.#process = undefined;
  }
}

/** Several of the same program, each with one question at a time: as many as their line lets begin. */
export class Children {
  readonly #idle: Child[];

  constructor(howMany: number, options: ChildOptions) {
    this.#idle = Array.from({ length: howMany }, () => new Child(options));
  }

  async ask<A>(question: object): Promise<A> {
    // The one that worked last is warm.
    const child = this.#idle.pop();
    if (child === undefined) throw new Error('more questions at once than children');
    try {
      return await child.ask<A>(question);
    } finally {
      this.#idle.push(child);
    }
  }
}
