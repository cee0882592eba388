import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../suites.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

test('passed and failed tests are counted over all files', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 1 });
});

test('a file that breaks before its first test is a failure', () => {
  expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 });
});

test('a file that breaks behind its last test is a failure', () => {
  expect(countVitest({ testResults: [file('failed', 'passed')] })).toEqual({ passed: 1, failed: 1 });
});

test('a test that did not run is no pass', () => {
  expect(countVitest({ testResults: [file('passed', 'skipped', 'todo')] })).toEqual({ passed: 0, failed: 2 });
});

test('a journey that was skipped, or passed only when repeated, counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 6 });
});

test('an error outside of the journeys counts as failed', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 1, failed: 1 });
});
