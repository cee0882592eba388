import { parsePastedParcels } from '@crossdock/domain/parcels/pastedParcels.ts';
import { describe, expect, test } from 'vitest';
import {
  type GoodsTypeGuess,
  guessDeclaration,
  isGuessComplete,
  removeParcelsFromText,
  sharedText,
} from '../src/parcels/pastedForecast.ts';

const types = new Map<string, GoodsTypeGuess>([
  ['棉上衣', { goodsName: '棉上衣', goodsType: 'clothes', source: 'own' }],
  ['書架', { goodsName: '書架', goodsType: '', source: 'none' }],
]);

describe('a pasted text as a declaration', () => {
  test('is complete with name, type and value in the shop’s currency', () => {
    const guess = guessDeclaration(
      { name: '棉上衣', price: { amount: '450', currency: 'TWD' } },
      types,
      'TWD',
    );
    expect(guess.goods).toEqual({ goodsName: '棉上衣', goodsType: 'clothes', declaredValueMinor: 45_000 });
    expect(guess.sources).toEqual({ goodsName: 'text', goodsType: 'own', declaredValueMinor: 'text' });
    expect(isGuessComplete(guess)).toBe(true);
  });

  test('never uses a price in another currency as the shop’s', () => {
    const guess = guessDeclaration(
      { name: '書架', price: { amount: '99.50', currency: 'CNY' } },
      types,
      'TWD',
    );
    expect(guess).toEqual({
      goods: { goodsName: '書架' },
      sources: { goodsName: 'text' },
      otherPrice: 'CNY 99.50',
    });
    expect(isGuessComplete(guess)).toBe(false);
  });
});

test('removing or sending a parcel removes its part of the text', () => {
  const text = '商品：雨鞋\n快递单号：YT1234567890123\n\n商品：马克杯\n快递单号：YT1234567890124';
  const left = removeParcelsFromText(text, ['YT1234567890123'], []);
  expect(parsePastedParcels(left).parcels.map(({ number, goods }) => [number, goods.name])).toEqual([
    ['YT1234567890124', '马克杯'],
  ]);
});

test.each([
  [{}, ''],
  [{ text: 'SF1234567890123' }, 'SF1234567890123'],
  [
    { title: '馬克杯', text: '馬克杯 https://a.example/1', url: 'https://a.example/1' },
    '馬克杯 https://a.example/1',
  ],
  [{ text: '同一句', url: '同一句' }, '同一句'],
  [{ text: 773_012_345_678 }, '773012345678'],
])('what other apps share is one text without repeats: %j', (search, wanted) => {
  expect(sharedText(search)).toBe(wanted);
});
