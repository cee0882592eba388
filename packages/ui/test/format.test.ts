import { decimalText } from '@crossdock/domain/decimalText.ts';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatSize, formatWeight, formatWhen, parseFixedPoint } from '../src/format.ts';

const tw = { locale: 'zh-Hant-TW', timeZone: 'Asia/Taipei' };
const en = { locale: 'en', timeZone: 'Asia/Taipei' };

describe('money: minor units in the digits of the currency', () => {
  test.each([
    [123_450, 'TWD', '$1,234.50'],
    [123_400, 'TWD', '$1,234'],
    [-5, 'TWD', '-$0.05'],
    [1_234, 'JPY', '¥1,234'],
    [1_234, 'KRW', '₩1,234'],
    // The runtime formats forints without fillér, but amounts are stored with them.
    [123_450, 'HUF', 'Ft 1,234.50'],
    [9_007_199_254_740_991, 'TWD', '$90,071,992,547,409.91'],
  ])('%i %s is %s', (minor, currency, text) => {
    expect(formatMoney(minor, currency, en)).toBe(text);
  });

  test('a movement has its sign, 0 has none', () => {
    expect(formatMoney(100, 'TWD', en, true)).toBe('+$1');
    expect(formatMoney(0, 'TWD', en, true)).toBe('$0');
  });
});

test('weight in kilograms, size in centimetres', () => {
  expect(formatWeight(1_205, en)).toBe('1.205 kg');
  expect(formatWeight(19_500, en)).toBe('19.5 kg');
  expect(formatSize([1_200, 305, 10], en)).toBe('120 × 30.5 × 1 cm');
  expect(formatSize([300, 200, 105], tw)).toBe('30 × 20 × 10.5 公分');
});

test("an instant is shown on the shop's clock", () => {
  expect(formatWhen('2026-11-20T16:30:00Z', 'full', tw)).toContain('2026年11月21日');
  expect(formatWhen('2026-11-20T16:30:00Z', 'time', en)).toBe('00:30');
});

describe('typed text becomes whole units without fractions', () => {
  test.each([
    ['12.5', 1, 125],
    ['12', 1, 120],
    ['0.29', 2, 29],
    ['1,5', 3, 1_500],
    ['2.50', 1, 25],
    [' 7 ', 0, 7],
    ['-3', 2, -300],
  ])('%j with %i digits is %i', (text, digits, whole) => {
    expect(parseFixedPoint(text, digits)).toBe(whole);
  });

  test.each(['', '1.255', 'abc', '1.2.3', '1e3', '--1'])('%j is not an amount', (text) => {
    expect(parseFixedPoint(text, 2)).toBeNull();
  });

  test.each([
    [0, 2, '0.00'],
    [-5, 2, '-0.05'],
    [12, 0, '12'],
    [-1_050, 2, '-10.50'],
  ])('%i with %i digits reads %s', (whole, digits, text) => {
    expect(decimalText(whole, digits)).toBe(text);
  });
});
