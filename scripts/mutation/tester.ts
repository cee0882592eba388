import { createVitest } from 'vitest/node';

/** The request to the tester, one at a time: run these test files in order until one fails. */
export interface Question {
  readonly changed: string;
  readonly tests: readonly string[];
}
export interface Answer {
  readonly failed: boolean;
  /** The file of the first test that failed. */
  readonly by: string;
}

/**
 * A program of its own, in a copy of the project, with one Vitest that runs repeatedly. Killing the program ends an
 * endless loop.
 */
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
  project: ['unit*'],
});
await vitest.standalone();
process.send?.('ready');
let before = '';

process.once('disconnect', () => process.exit());
process.on('message', (question: Question) => {
  void answer(question).then((said) => {
    if (process.connected) process.send?.(said);
  });
});

async function answer({ changed, tests }: Question): Promise<Answer> {
  // Both files have changed on disk: this one got its mutant, and the one of the previous request got its original
  // text back.
  for (const file of new Set([before, changed])) if (file !== '') vitest.invalidateFile(file);
  before = changed;
  for (const test of tests) {
    // Earlier failures count for `bail` and would end this run before it begins.
    vitest.state.filesMap.clear();
    const found = await vitest.globTestSpecifications([test]);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found, false);
    const bad = testModules.some((module) => module.state() !== 'passed');
    if (bad || unhandledErrors.length > 0 || testModules.length === 0) return { failed: true, by: test };
  }
  return { failed: false, by: '' };
}
