import { parseAmountAndDay } from '@crossdock/domain/finding/amountAndDay.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from './forAll.ts';

const today = '2026-11-27';

test.each([
  ['1280', 'TWD', 128_000, undefined],
  ['NT$1,280', 'TWD', 128_000, undefined],
  ['１２８０元', 'TWD', 128_000, undefined],
  ['HKD 99.50', 'HKD', 9_950, undefined],
  ['RM 12.3', 'MYR', 1_230, undefined],
  ['1280 11/24', 'TWD', 128_000, '2026-11-24'],
  ['11月24日 1280', 'TWD', 128_000, '2026-11-24'],
  ['1,280 2025-12-31', 'TWD', 128_000, '2025-12-31'],
  ['1280 12/31', 'TWD', 128_000, '2025-12-31'],
  ['1280 2/29', 'TWD', undefined, undefined],
  ['99.505', 'HKD', undefined, undefined],
  ['0', 'TWD', undefined, undefined],
  ['王小明', 'TWD', undefined, undefined],
  ['11/24', 'TWD', undefined, undefined],
  ['SF1234567890', 'TWD', undefined, undefined],
  ['YTO1234567', 'TWD', undefined, undefined],
  ['', 'TWD', undefined, undefined],
])('%s in %s', (text, currency, amountMinor, day) => {
  expect(parseAmountAndDay(text, currency, today)).toEqual(
    amountMinor === undefined ? undefined : { amountMinor, day },
  );
});

test('a day without a year is never after today', () => {
  forAll(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (month, day) => {
    const read = parseAmountAndDay(`5 ${month}/${day}`, 'TWD', today);
    expect(read?.day).toBeDefined();
    expect((read?.day ?? '') <= today).toBe(true);
    expect((read?.day ?? '') > '2025-11-27').toBe(true);
  });
});
