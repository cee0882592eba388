import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { environment } from '../commands.ts';
import type { Answer, Question } from './serverQuestions.ts';
import { waitUntilStarted } from './started.ts';

const gone: Answer = { failed: 'the clock', ms: 0, hits: [], tests: 0 };

/** Runs the program with the server's tests. It starts on first use, and again after a hanging one was killed. */
export class ServerTester {
  readonly #copy: string;
  readonly #database: string;
  #child: ChildProcess | undefined;

  constructor(copy: string, database: string) {
    this.#copy = copy;
    this.#database = database;
    process.once('exit', () => this.stop());
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  async ask(question: Question, patienceMs: number): Promise<Answer> {
    this.#child ??= await this.#start();
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (answer: Answer) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (answer === gone) this.stop();
        resolve(answer);
      };
      const timer = setTimeout(() => end(gone), patienceMs);
      child.once('message', end);
      child.once('exit', () => end(gone));
      child.send(question);
    });
  }

  #start(): Promise<ChildProcess> {
    const child = fork(join(this.#copy, 'scripts/mutation/serverTester.ts'), [], {
      cwd: this.#copy,
      env: environment({ TEST_DATABASE_URL: this.#database }),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // The program has its own process group, so that its workers end with it.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return waitUntilStarted(child);
  }

  stop(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid === undefined) return;
    try {
      process.kill(0 - pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}
