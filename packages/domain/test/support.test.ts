import { describe, expect, test } from 'vitest';
import { isSupportOpenAt } from '../src/support/hours.ts';
import { fillVariables } from '../src/support/readyAnswers.ts';

describe('opening hours', () => {
  const week = [0, 1, 2, 3, 4, 5, 6];
  // 2026-11-22 is a Sunday in Taipei. Midnight there is 16:00 UTC the day before.
  const midnight = '2026-11-21T16:00:00Z';
  const before = '2026-11-21T15:59:59Z';
  const open = (days: readonly number[], from: string, until: string, at: string) =>
    isSupportOpenAt({ days, from, until }, 'Asia/Taipei', at);

  test.each([
    ['the whole day, at exactly 00:00', week, '00:00', '24:00', true],
    ['from 00:00, at exactly 00:00', week, '00:00', '09:00', true],
    ['over midnight, at exactly 00:00', week, '22:00', '02:00', true],
    ['until 00:00, at exactly 00:00', week, '18:00', '00:00', false],
    ['until 24:00, the next day closed', [6], '18:00', '24:00', false],
    ['over midnight, begun the day before', [6], '22:00', '02:00', true],
    ['over midnight, not begun the day before', [0], '22:00', '02:00', false],
    ['only on the day that begins', [0], '00:00', '24:00', true],
  ])('%s', (_, days, from, until, expected) => {
    expect(open(days, from, until, midnight)).toBe(expected);
  });

  test('a second before midnight is still the day before', () => {
    expect(open([6], '18:00', '24:00', before)).toBe(true);
    expect(open([0], '00:00', '24:00', before)).toBe(false);
    expect(open(week, '18:00', '00:00', before)).toBe(true);
  });
});

test('a ready answer fills in known values, leaves a gap for unknown ones, and has no other variables', () => {
  const known = { member: '{order}', parcel: 'SF1', order: '', shop: '寶島', hours: '' };
  expect(fillVariables('{member} {parcel} {order} {shop} {price}', known)).toBe(
    '{order} SF1 ____ 寶島 {price}',
  );
});
