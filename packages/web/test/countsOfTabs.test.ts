import { expect, test } from 'vitest';
import { countsOfTabs } from '../src/countsOfTabs.ts';

const tabs = ['open', 'overdue', 'all'];

test('a tab has its count once the answer has come, 0 too', () => {
  expect(tabs.map(countsOfTabs(['open', 'overdue'], { open: 3, overdue: 0 }))).toEqual([3, 0, null]);
});

test('before the answer, a count is unknown, and a tab without one has none', () => {
  expect(tabs.map(countsOfTabs(['open', 'overdue'], undefined))).toEqual([undefined, undefined, null]);
});
