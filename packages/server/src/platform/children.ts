import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

export interface ChildOptions {
  /** The program that a child runs; it answers each message with one. */
  readonly program: string;
  readonly timeLimitMs: number;
  readonly heapMegabytes: number;
}

/** A child took too long, or more memory than it may, and was ended: for the same file again it would be. */
export class Overdone extends Error {
  override readonly name = 'Overdone';
}

const idleMs = 60_000;
/** Below everything that answers somebody: what the children do may take its time. */
const lowPriority = 10;

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
      const late = setTimeout(end, this.#options.timeLimitMs);
      const settle = (done: () => void) => {
        clearTimeout(late);
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
