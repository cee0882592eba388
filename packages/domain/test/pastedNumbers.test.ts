import { findNumberCandidates, isPhone } from '@crossdock/domain/parcels/pastedNumbers.ts';
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

test.each([
  ['1112345678901', ['1112345678901 taken']],
  ['1. 1112345678901', ['1112345678901 taken']],
  ['• 1112345678901。', ['1112345678901 taken']],
  ['看\n1112345678901\n好', ['1112345678901 taken']],
  ['看 1112345678901', ['1112345678901 unclear']],
  ['1112345678901 好', ['1112345678901 unclear']],
  ['111234567890', ['111234567890 taken']],
  ['11123456789', ['11123456789 unclear']],
  ['11123456-78901', ['11123456 order']],
  ['111234 567890', ['111234567890 taken']],
  ['111234-567890', ['111234567890 unclear']],
])('without a word before it, a number is taken if it is alone on its line: %j', (text, found) =>
  expect(read(text)).toEqual(found),
);

test.each([
  ['快递1112345678901 好', ['1112345678901 taken']],
  ['1112345678901 快递', ['1112345678901 unclear']],
  ['快递\n 看 1112345678901', ['1112345678901 unclear']],
  ['快递\n1112345678901 好', ['1112345678901 taken']],
  ['快递\n\n1112345678901 好', ['1112345678901 unclear']],
  [`快递 ${'x'.repeat(22)} 1112345678901`, ['1112345678901 taken']],
  [`快递 ${'x'.repeat(23)} 1112345678901`, ['1112345678901 unclear']],
  ['订单号 1112345678901 快递 1112345678902', ['1112345678901 order', '1112345678902 taken']],
  ['快递 订单号 1112345678901', ['1112345678901 order']],
  ['联系客户查询快递单号 1112345678901 好', ['1112345678901 taken']],
  ['快递单号 联系客户 1112345678901 好', ['1112345678901 phone']],
  ['快递 ABC1234567', ['ABC1234567 taken']],
  ['ABC1234567', []],
  ['快递 LP12345678901', []],
])('only a word near the number counts: %j', (text, found) => expect(read(text)).toEqual(found));

test.each([
  ['https://a.cn/?id=1112345678901', []],
  ['https://www.kuaidi100.com/?nu=1112345678901', ['1112345678901 taken']],
  ['https://www.kuaidi100.com/?nu=13800138000', []],
  ['https://www.kuaidi100.com/?nu=ABCDEFGHIJKL', []],
])('a number in a link counts only as a courier page names it: %s', (text, found) =>
  expect(read(text)).toEqual(found),
);

test.each([
  ['China', '13800138000', '8613800138000', '008613800138000'],
  ['Chinese services', '4008001', '400800123', '95588', '955888'],
  ['a Chinese city', '01082345678', '07552345678'],
  ['Taiwan', '0912345678', '886912345678', '8860912345678', '00886912345678', '0223456789', '034567890'],
  ['Hong Kong', '85251234567', '0085251234567'],
  ['Thailand', '66812345678', '0812345678'],
  ['Malaysia', '60123456789', '601123456789', '0123456789', '01123456789'],
])('these are phone numbers: %s', (_, ...numbers) => {
  expect(numbers.filter((number) => !isPhone(number))).toEqual([]);
});

test.each(['12800138000', '138001380001', '5712345678901', '85211234567', '1112345678901'])(
  '%s is no phone number',
  (number) => expect(isPhone(number)).toBe(false),
);
