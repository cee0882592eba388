import { findNumberCandidates } from '@crossdock/domain/parcels/pastedNumbers.ts';
import { expect, test } from 'vitest';

const read = (text: string) =>
  findNumberCandidates(text).map(({ number, leftOut }) => `${number} ${leftOut ?? 'taken'}`);

test.each([
  ['7312345678901', ['7312345678901 taken']],
  ['快递单号 7312345678901', ['7312345678901 taken']],
  ['订单号 7312345678901', ['7312345678901 order']],
  ['微信 7312345678901', ['7312345678901 order']],
  ['电话 7312345678901', ['7312345678901 phone']],
  ['日期 7312345678901', ['7312345678901 date']],
  ['日期 123456789', ['123456789 date']],
])('the word before a number says what it is: %s', (text, found) => expect(read(text)).toEqual(found));

test.each([
  ['¥7312345678901', []],
  ['RMB 7312345678901', []],
  ['¥1 快递单号 7312345678901', ['7312345678901 taken']],
  ['7312345678901元', []],
  ['7312345678901 rmb', []],
  ['20261120', ['20261120 date']],
  ['2026-11-20', ['20261120 date']],
  ['2026-1-2', []],
  ['2026-11-2', []],
  ['202611201530', ['202611201530 date']],
])('an amount is no number, and a day is a date: %s', (text, found) => expect(read(text)).toEqual(found));

test.each([
  ['1234567', []],
  ['12345678', ['12345678 unclear']],
  ['123456789', ['123456789 unclear']],
  ['快递 1234567890', ['1234567890 unclear']],
  ['快递 7234567890', ['7234567890 taken']],
  ['快递 123456789012', ['123456789012 taken']],
  ['快递 123456789012345', ['123456789012345 taken']],
  ['快递 1234567890123456', ['1234567890123456 order']],
  ['SF12345678901', []],
  ['SF123456789012', ['SF123456789012 taken']],
  ['SF 1234 5678 9012 345', ['SF123456789012345 taken']],
  ['YT123456789012', []],
  ['YT1234567890123', ['YT1234567890123 taken']],
  ['YT12345678901234', []],
  ['123456-123456789012345', ['123456789012345 order']],
])('the number of digits decides: %s', (text, found) => expect(read(text)).toEqual(found));

test('numbers come in the order of the text, whatever their forms', () => {
  expect(read('快递 7312345678901 YT1234567890123')).toEqual([
    '7312345678901 taken',
    'YT1234567890123 taken',
  ]);
  expect(read('YT1234567890123 快递 7312345678901')).toEqual([
    'YT1234567890123 taken',
    '7312345678901 taken',
  ]);
});
