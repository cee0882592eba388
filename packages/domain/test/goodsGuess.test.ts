import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlierGoods, likelyGoodsType, minMembersForGuess } from '../src/parcels/goodsGuess.ts';
import { forAll } from './forAll.ts';

const past = (...rows: [string, string, string?][]): EarlierGoods[] =>
  rows.map(([goodsName, goodsType, by = 'm1']) => ({ goodsName, goodsType, by }));

describe('the likely goods type', () => {
  it.each([
    ['the same name', '棉上衣', past(['棉上衣', 'clothes']), 'clothes'],
    ['a longer name', '秋冬加厚棉上衣女', past(['棉上衣', 'clothes']), 'clothes'],
    ['Latin words', 'Cotton Shirt, white', past(['cotton shirt', 'clothes']), 'clothes'],
    [
      'the most similar',
      '保溫杯',
      past(['保溫杯', 'kitchen'], ['保溫杯套', 'kitchen'], ['保溫杯', 'other']),
      'kitchen',
    ],
    ['types that differ', '盒子', past(['盒子', 'kitchen'], ['盒子', 'other']), undefined],
    ['nothing similar', '茶壺', past(['棉上衣', 'clothes']), undefined],
    ['one letter in common', '上海茶', past(['上衣', 'clothes']), undefined],
    ['the last letter in common', '上衣', past(['大衣', 'clothes']), undefined],
    ['a name of one letter', '茶', past(['茶', 'kitchen']), 'kitchen'],
    ['half of the parts in common', '棉上衣', past(['大上衣', 'clothes']), 'clothes'],
    ['few parts in common', '秋冬加厚棉上衣', past(['加厚毛毯被子', 'home']), undefined],
    ['similar Latin words', 'shirt', past(['shire', 'other']), undefined],
    ['a name without words in the past', '棉上衣', past(['123', 'other'], ['棉上衣', 'clothes']), 'clothes'],
    ...[3, 2].map((first): [string, string, EarlierGoods[], string] => [
      `three of five, the first ${first} of one type`,
      '雨鞋',
      Array.from({ length: 5 }, (_, at) => ({
        ...{ goodsName: '雨鞋', goodsType: at < first === (first === 3) ? 'shoes' : 'other', by: 'm1' },
      })),
      'shoes',
    ]),
    ['no past', '茶壺', [], undefined],
    ['no words', '123', past(['123', 'other']), undefined],
  ])('%s', (_name, name, earlier, wanted) => expect(likelyGoodsType(name, earlier)).toBe(wanted));

  it('needs several members if it comes from other people’s goods', () => {
    const by = (count: number) =>
      Array.from({ length: 5 }, (_, at) => ({ goodsName: '雨鞋', goodsType: 'shoes', by: `m${at % count}` }));
    expect(
      likelyGoodsType('雨鞋', by(minMembersForGuess - 1), { members: minMembersForGuess }),
    ).toBeUndefined();
    expect(likelyGoodsType('雨鞋', by(minMembersForGuess), { members: minMembersForGuess })).toBe('shoes');
  });

  it('is always one of the earlier types', () => {
    const row = fc.record({ goodsName: fc.string(), goodsType: fc.constantFrom('a', 'b'), by: fc.string() });
    forAll(fc.string(), fc.array(row), (name, earlier) => {
      const type = likelyGoodsType(name, earlier);
      if (type !== undefined) expect(earlier.map(({ goodsType }) => goodsType)).toContain(type);
    });
  });
});
