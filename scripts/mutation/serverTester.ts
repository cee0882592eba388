import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mutantsOfServer } from './serverMutants.ts';
import type { Answer, Question } from './serverQuestions.ts';
import type { Session } from './session.ts';
import { withSwitches } from './switches.ts';

/**
 * Loads the server once with all of its mutants and runs single tests in a world that stays open. A mutant then costs
 * only the time of its tests.
 */
const root = join(import.meta.dirname, '../..');
const mutants = Map.groupBy(mutantsOfServer(root), ({ mutant }) => mutant.path);
let chosen: ReadonlySet<number> = new Set();
let hits = new Set<number>();
const isChosen = (number: number) => {
  hits.add(number);
  return chosen.has(number);
};

interface Compiled {
  readonly text: string;
  readonly values: (given: unknown) => unknown[];
}
/** Statements compiled at load are compiled again with the chosen mutants. */
const compiledAgain = (make: (build: unknown) => Compiled) => (build: unknown) => {
  const outside = hits;
  hits = new Set();
  const plain = make(build);
  const within = hits;
  hits = outside;
  let last = { of: chosen, made: plain };
  const now = () => {
    for (const number of within) hits.add(number);
    if (![...within].some((one) => chosen.has(one))) return plain;
    if (last.of !== chosen) last = { of: chosen, made: make(build) };
    return last.made;
  };
  return {
    get text() {
      return now().text;
    },
    values: (given: unknown) => now().values(given),
  };
};
Object.assign(globalThis, { __mutant: isChosen, __hot: compiledAgain });

const quickTest = pathToFileURL(join(import.meta.dirname, 'quickTest.ts')).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL?.includes('/packages/server/test/')
      ? { url: quickTest, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    const loaded = next(url, context);
    const here = url.startsWith('file:') ? mutants.get(relative(root, fileURLToPath(url))) : undefined;
    if (here === undefined) return loaded;
    return { ...loaded, source: withSwitches(readFileSync(fileURLToPath(url), 'utf8'), here) };
  },
});
process.env.TEST_PATIENCE ??= '3';

const load = (path: string) => import(pathToFileURL(join(root, path)).href);
await load('packages/server/test/quickHashes.ts');
await load('packages/server/src/app.ts');
const { openSession } = await import('./session.ts');
let session: Session | undefined;

process.once('disconnect', () => process.exit());
process.on('message', (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
process.send?.('ready');

async function answer(question: Question): Promise<Answer> {
  const began = performance.now();
  hits = new Set();
  const failed = await told(question);
  const came = [...hits];
  chosen = new Set();
  return { failed, ms: performance.now() - began, hits: came, tests: session?.count ?? 0 };
}

async function told(question: Question): Promise<string> {
  if ('open' in question) {
    session = await openSession(root, question.open);
    return session.failed;
  }
  if (session === undefined) return 'no file is open';
  if ('close' in question) {
    const failed = await session.close();
    session = undefined;
    return failed;
  }
  chosen = new Set(question.mutants);
  return session.run(question.run, question.patienceMs);
}
