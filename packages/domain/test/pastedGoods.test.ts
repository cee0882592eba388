import { goodsName, readCount, readGoods, readPrice } from '@crossdock/domain/parcels/pastedGoods.ts';
import { expect, test } from 'vitest';

test.each([
  ['共 1 件', 1],
  ['共 9999 件', 9999],
  ['共 0 件', undefined],
  ['x0 共 2 件', 2],
  ['共 10000 件', undefined],
])('the count in %s is %s', (text, count) => expect(readCount(text)).toBe(count));

test.each([
  ['¥0', undefined],
  ['0元', undefined],
  ['實付 0 ¥5', '5 CNY'],
  ['¥1', '1 CNY'],
  ['¥0.5', '0.5 CNY'],
  ['NT$20', '20 TWD'],
  ['HK$20', '20 HKD'],
  ['港币20', '20 HKD'],
  ['US$3', '3 USD'],
  ['20块', '20 CNY'],
  ['20 人民币', '20 CNY'],
  ['20 台币', '20 TWD'],
  ['20元', '20 '],
  ['单价20元', '20 CNY'],
  ['單價20元', '20 '],
  ['价钱 20块', '20 CNY'],
  ['實付 1,200', '1200 '],
])('the price in %s is %s', (text, price) => {
  const found = readPrice(text);
  expect(found && `${found.amount} ${found.currency}`).toBe(price);
});

test.each([
  ['the longest line', '羊毛短褲\n羊毛大衣外套\n短褲襪子', '羊毛大衣外套'],
  ['a line of four letters', '短褲襪子', '短褲襪子'],
  ['nothing if no line has four', '棉上衣', undefined],
  ['no line with only a mark', '（羊毛大衣外套）\n短褲襪子', '短褲襪子'],
  ['what is quoted', '買了「羊毛衣」和別的東西', '羊毛衣'],
  ['no number that is quoted', '羊毛大衣外套「12」', '羊毛大衣外套「12'],
  ['no number after its word', '商品:12\n羊毛大衣外套', '羊毛大衣外套'],
  ['what follows another of its words', '商品:12\n商品名稱:羊毛衣', '羊毛衣'],
  ['nothing if only a number follows its word', '商品:12', undefined],
])('the name of the goods of a text is %s', (_, text, name) => expect(readGoods(text).name).toBe(name));

test('a line of a list is the name of its goods, also a short one', () => {
  expect(readGoods('棉上衣', { line: true })).toEqual({ name: '棉上衣' });
  expect(readGoods('1. 羊毛衣', { line: true })).toEqual({ name: '羊毛衣' });
  expect(readGoods('a', { line: true })).toEqual({});
});

test('a link of more than 500 characters is left out, and facts that are not there have no field', () => {
  const link = (length: number) => `https://a.cn/${'x'.repeat(length - 13)}`;
  expect(readGoods(link(500))).toEqual({ link: link(500) });
  expect(readGoods(link(501))).toStrictEqual({});
  expect(readGoods('羊毛大衣外套 x2 ¥9')).toStrictEqual({
    ...{ name: '羊毛大衣外套', count: 2, price: { amount: '9', currency: 'CNY' } },
  });
});

test.each([
  ['棉', undefined],
  ['棉衣', '棉衣'],
  ['T恤', 'T恤'],
  ['x2', undefined],
])('%s as a name of goods is %s', (text, name) => expect(goodsName(text)).toBe(name));
