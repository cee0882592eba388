import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { environment } from '../commands.ts';
import type { Answer, Question } from './serverQuestions.ts';

const gone: Answer = { failed: 'the clock', ms: 0, hits: [], tests: 0 };

/** The program that runs the server's tests: started when first asked, and again after it was ended for hanging. */
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
      // A group of its own, which ends with all its workers.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => {
        child.removeAllListeners('exit');
        resolve(child);
      });
      child.once('exit', () => reject(new Error('the tester did not start')));
    });
  }

  stop(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid === undefined) return;
    try {
      process.kill(0 - pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
