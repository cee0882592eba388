import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTextSegments, isGsmText, removeLinksAndPhoneNumbers } from '../src/notices/segments.ts';
import { forAll } from './forAll.ts';

describe('the number of parts of a text message', () => {
  test.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // A part holds 153 units and so 76 of these two-unit characters, because the 77th would be split.
    ['€'.repeat(153), 3],
    ['驗'.repeat(70), 1],
    ['驗'.repeat(71), 2],
    ['驗'.repeat(134), 2],
    ['驗'.repeat(135), 3],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
    [`${'a'.repeat(69)}’`, 1],
    [`${'a'.repeat(70)}’`, 2],
  ])('%s: %i', (text, parts) => {
    expect(countTextSegments(text)).toBe(parts);
  });

  test('never lower for a longer text, or for one outside the alphabet', () => {
    forAll(fc.string({ maxLength: 400 }), fc.string({ maxLength: 50 }), (text, more) => {
      expect(countTextSegments(text + more)).toBeGreaterThanOrEqual(countTextSegments(text));
      expect(countTextSegments(`${text}驗`)).toBeGreaterThanOrEqual(countTextSegments(text));
    });
    expect([isGsmText('Line\n[ok]'), isGsmText('ok ✓')]).toEqual([true, false]);
  });
});

test.each([
  ['【Shop】訂單 202611240001 已寄出 https://shop.example/o/1?x=1', '【Shop】訂單 202611240001 已寄出'],
  ['客服 02-2345-6789 或 0912345678', '客服 或'],
  ['Call +886 2 2345 6789 now', 'Call now'],
  ['(02) 2345-6789', ''],
  ['驗證碼 123456，10 分鐘內有效', '驗證碼 123456，10 分鐘內有效'],
  ['單號 773012345678 重 2.5 kg，NT$1,234', '單號 773012345678 重 2.5 kg，NT$1,234'],
  ['見 www.shop.example', '見'],
])('a text to Taiwan contains no link and no phone number: %s', (text, plain) => {
  expect(removeLinksAndPhoneNumbers(text)).toBe(plain);
});
