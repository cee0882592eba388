import type { TabCount } from '@crossdock/ui/Tabs.tsx';
import { expect, test } from 'vitest';
import { tabCounts } from '../src/shell/tabCounts.ts';

const waiting: Readonly<Record<string, number>> = { open: 7, overdue: 2 };
const shown = (
  input: Readonly<Record<string, unknown>>,
  whole = (key: string): TabCount => waiting[key] ?? null,
) => {
  const page = { asked: { call: 'listServiceTasks', input: { shelf: 'open', ...input } }, total: 3 };
  return ['open', 'overdue', 'done'].map(tabCounts(page, { names: ['shelf'], shown: 'open' }, whole));
};

test('tabs count all rows, in any order and with empty filters', () => {
  const whole = [7, 2, null];
  expect(shown({})).toEqual(whole);
  expect(shown({ words: undefined, warehouseId: '', sort: 'waiting', order: 'asc' })).toEqual(whole);
});

test('while filters are set, only the shown tab has a count, of the shown rows', () => {
  for (const narrowed of [{ words: 'SF1' }, { fromDay: '2026-11-01' }, { overdue: true }])
    expect(shown(narrowed)).toEqual([3, null, null]);
});

test('a count is unknown until the answer has come, also while filters are set', () => {
  const unknown = () => undefined;
  expect(shown({}, unknown)).toEqual([undefined, undefined, undefined]);
  expect(shown({ words: 'SF1' }, unknown)).toEqual([undefined, null, null]);
});

test('the day of a plan is not a filter', () => {
  const page = { asked: { call: 'listPickups', input: { shelf: 'planned', day: '2026-11-28' } }, total: 3 };
  expect(tabCounts(page, { names: ['shelf', 'day'], shown: 'planned' }, () => 12)('planned')).toBe(12);
});

test('a tab without a count shows none', () => {
  const page = { asked: { call: 'listComments', input: { shelf: 'all', words: 'A' } }, total: 3 };
  expect(
    tabCounts(page, { names: ['shelf'], shown: 'all' }, (key) => waiting[key] ?? null)('all'),
  ).toBeNull();
});
