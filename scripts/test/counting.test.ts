import { expect, test } from 'vitest';
import { countPlaywright, countVitest, repeatFailedFiles } from '../suites.ts';

const counted = (report: Parameters<typeof countVitest>[0]) => {
  const { passed, failed } = countVitest(report);
  return { passed, failed };
};
const journeys = (report: Omit<Parameters<typeof countPlaywright>[0], 'suites'>) => {
  const { passed, failed } = countPlaywright({ ...report, suites: [] });
  return { passed, failed };
};

const file = (status: string, ...tests: string[]) => ({
  name: `${tests.join()}.test.ts`,
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

test('passed and failed tests are counted over all files', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
  expect(counted({ testResults })).toEqual({ passed: 3, failed: 1 });
});

test('a file that fails before its first test is a failure', () => {
  expect(counted({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 });
});

test('a file that fails after its last test is a failure', () => {
  expect(counted({ testResults: [file('failed', 'passed')] })).toEqual({ passed: 1, failed: 1 });
});

test('a test that did not run does not count as passed', () => {
  expect(counted({ testResults: [file('passed', 'skipped', 'todo')] })).toEqual({ passed: 0, failed: 2 });
});

test('a journey that was skipped, or passed only when repeated, counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(journeys({ stats, errors: [] })).toEqual({ passed: 5, failed: 6 });
});

test('an error outside of the journeys counts as failed', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
  expect(journeys({ stats, errors: [{}] })).toEqual({ passed: 1, failed: 1 });
});

test('a few failures are repeated separately, and named if they pass then', async () => {
  const first = countVitest({ testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed')] });
  const asked: string[][] = [];
  const second = (passed: number, failed: number) => async (files: readonly string[]) => {
    asked.push([...files]);
    return { passed, failed, broken: [], sound: passed };
  };
  const again = ['passed,failed.test.ts'];
  expect(await repeatFailedFiles(first, second(2, 0))).toEqual({ passed: 3, failed: 0, again });
  expect(await repeatFailedFiles(first, second(1, 1))).toEqual({ passed: 2, failed: 1, again: [] });
  expect(asked).toEqual([again, again]);
});

test('up to five failures are repeated together, and each is named', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const testResults = names.map((name) => ({ ...file('failed', 'failed'), name }));
  const again = await repeatFailedFiles(countVitest({ testResults }), async (files) => ({
    passed: files.length,
    failed: 0,
    broken: [],
    sound: files.length,
  }));
  expect(again).toEqual({ passed: 5, failed: 0, again: names });
});

test('six failures are no accident, and nothing is repeated if the runner itself failed', async () => {
  const never = () => Promise.reject(new Error('run again'));
  const six = countVitest({ testResults: Array.from({ length: 6 }, () => file('failed', 'failed')) });
  expect(await repeatFailedFiles(six, never)).toEqual({ passed: 0, failed: 6 });
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'a journey', ok: false }] }] }];
  expect(countPlaywright({ stats, errors: [], suites }).broken).toEqual(['a journey']);
  const broken = countPlaywright({ stats, errors: [{}], suites });
  expect(await repeatFailedFiles(broken, never)).toEqual({ passed: 1, failed: 2 });
});
