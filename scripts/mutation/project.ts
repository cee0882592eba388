import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environment, root, run } from '../commands.ts';
import { readSources } from '../structure/source.ts';
import { waitUntilStarted } from './started.ts';
import type { Answer, Question } from './tester.ts';

/** Copies the project, so that the code can be broken there and the work tree stays unchanged however the run ends. */
export function copyProject(): string {
  const copy = join(tmpdir(), `crossdock-mutation-${process.pid}`);
  for (const path of trackedFiles()) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@crossdock'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@crossdock' && !/^\.v/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(packages, '@crossdock', name));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return copy;
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => /^(packages|scripts)\/|^[^/]+\.(json|ts)$/.test(path));
}

export const codeIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

/** The test that runs the examples of all docstrings. It finds the files by their paths, without imports. */
const examplesTest = 'scripts/test/docExamples.test.ts';

/**
 * Finds the domain's unit tests that reach a file through imports. Tests that import it directly come first, the
 * examples of its docstrings last.
 */
export function testsReaching(): (path: string) => string[] {
  const paths = trackedFiles().filter((path) => /^packages\/domain\/.*\.ts$/.test(path));
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const { sources } = readSources(files);
  const targetsOf = new Map(
    sources.map(({ path, code }) => [path, code?.imports.flatMap(({ target }) => target ?? []) ?? []]),
  );
  const distanceTo = (from: string, to: string) => {
    let ring = [from];
    const seen = new Set(ring);
    for (let steps = 0; ring.length > 0; steps++) {
      if (ring.includes(to)) return steps;
      ring = ring.flatMap((path) => targetsOf.get(path) ?? []).filter((path) => !seen.has(path));
      for (const path of ring) seen.add(path);
    }
    return undefined;
  };
  const tests = paths.filter((path) => path.endsWith('.test.ts'));
  return (path) => {
    const reaching = tests.flatMap((test) => {
      const steps = distanceTo(test, path);
      return steps === undefined ? [] : [{ test, steps }];
    });
    return [...reaching.sort((a, b) => a.steps - b.steps).map(({ test }) => test), examplesTest];
  };
}

/** The test program of a copy. It starts on first use, and again after an endless loop was killed. */
export class Tester {
  readonly #copy: string;
  #child: ChildProcess | undefined;

  constructor(copy: string) {
    this.#copy = copy;
  }

  async ask(question: Question, patienceMs: number): Promise<Answer> {
    const child = this.#child ?? (await this.#start());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.stop();
        resolve({ failed: true, by: 'the clock' });
      }, patienceMs);
      child.once('message', (answer: Answer) => {
        clearTimeout(late);
        child.removeAllListeners('exit');
        resolve(answer);
      });
      child.once('exit', () => {
        clearTimeout(late);
        this.#child = undefined;
        reject(new Error('the tester ended'));
      });
      child.send(question);
    });
  }

  #start(): Promise<ChildProcess> {
    const child = fork(join(this.#copy, 'scripts/mutation/tester.ts'), [], {
      cwd: this.#copy,
      env: environment(),
      // The program has its own process group, so that its workers end with it.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    process.once('exit', () => this.stop());
    return waitUntilStarted(child);
  }

  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.removeAllListeners();
    if (child?.pid === undefined) return;
    try {
      process.kill(0 - child.pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

/** The compiler's output for the copy; empty if it compiles. */
export async function compilerErrors(copy: string): Promise<string> {
  const { ok, output } = await run('tsc', ['-p', join(copy, 'tsconfig.mutation.json')]);
  return ok ? '' : output;
}
