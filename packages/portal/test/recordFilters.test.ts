import { expect, test } from 'vitest';
import { recordFilters } from '../src/wallet/recordFilters.ts';

const now = '2026-01-15T03:00:00.000Z';
const taipei = 'Asia/Taipei';

test.each([
  ['this month', { range: 'thisMonth' }, '2025-12-31T16:00:00.000Z', undefined],
  [
    'last month, over the new year',
    { range: 'lastMonth' },
    '2025-11-30T16:00:00.000Z',
    '2025-12-31T16:00:00.000Z',
  ],
  [
    'own days, both included',
    { range: 'own', from: '2026-01-01', to: '2026-01-31' },
    '2025-12-31T16:00:00.000Z',
    '2026-01-31T16:00:00.000Z',
  ],
  ['own days, one of them open', { range: 'own', from: '2026-01-01' }, '2025-12-31T16:00:00.000Z', undefined],
  ['days that are none', { range: 'own', from: 'x', to: 'y' }, undefined, undefined],
  ['no period', { from: '2026-01-01' }, undefined, undefined],
])('%s, on the shop’s calendar', (_name, found, since, until) => {
  expect(recordFilters(found, now, taipei)).toMatchObject({ since, until });
});

test('on the last evening of a month the shop may already be in the next one', () => {
  const { since } = recordFilters({ range: 'thisMonth' }, '2026-01-31T17:00:00.000Z', taipei);
  expect(since).toBe('2026-01-31T16:00:00.000Z');
});

test('URL parameters are used only if they are valid', () => {
  expect(recordFilters({ account: 'held', event: 'recharge', direction: 'in' }, now, taipei)).toMatchObject({
    account: 'held',
    event: 'recharge',
    direction: 'in',
  });
  expect(recordFilters({ account: 'x', event: 'y', direction: 'z' }, now, taipei)).toMatchObject({
    account: 'balance',
    event: undefined,
    direction: undefined,
  });
});
