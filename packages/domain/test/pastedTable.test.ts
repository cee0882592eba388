import { describe, expect, it } from 'vitest';
import { parsePastedParcels } from '../src/parcels/pastedParcels.ts';
import { parsePastedTable } from '../src/parcels/pastedTable.ts';

const number = 'SF1234567890123';
const other = 'YT1234567890123';

/** Name and count of each row, by its number. */
const goodsIn = (text: string) =>
  Object.fromEntries(parsePastedTable(text).map((row) => [row.number, [row.goods.name, row.goods.count]]));

describe('a table', () => {
  it('has its courier numbers in the column whose head says so, not in that of the orders', () => {
    expect(goodsIn(`订单号\t快递单号\t品名\n773312345678\t${number}\t棉上衣`)).toEqual({
      [number]: ['棉上衣', undefined],
    });
  });

  it.each([
    ['with bars around it', `| 单号 | 品名 | 数量 |\n| --- | :-: | --- |\n| ${number} | 棉上衣 | 2 |`],
    ['with bars on some lines', `单号 | 品名 | 数量\n| ${number} | 棉上衣 | 2 |`],
    ['with commas below a blank line', `\n单号,品名,数量\n\n${number},棉上衣,2\n`],
    ['without a head', `${number}\t棉上衣\t2`],
  ])('is read %s', (_, text) => {
    expect(goodsIn(text)).toEqual({ [number]: ['棉上衣', 2] });
  });

  it('says where each of its rows is', () => {
    const text = `单号\t品名\n${number}\t棉上衣\n${other}\t运动鞋`;
    expect(parsePastedTable(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      `${number}\t棉上衣`,
      `${other}\t运动鞋`,
    ]);
  });

  it('has more than one column', () => {
    expect(parsePastedTable(`${number} |`)).toEqual([]);
    expect(parsePastedParcels(`${number} |\n品名：棉上衣`).parcels).toMatchObject([
      { number, goods: { name: '棉上衣' } },
    ]);
  });

  it('may have very many rows', () => {
    expect(parsePastedTable('a\tb\n'.repeat(200_000))).toEqual([]);
  });

  it.each([
    ['every row', `${number}\t${other}`],
    ['one of its rows', `${number}\t${other}\nZTO73312345678901\t棉上衣`],
  ])('without a head has no row with several numbers: %s', (_, text) => {
    expect(parsePastedTable(text)).toEqual([]);
    const found = parsePastedParcels(text).parcels.map((one) => one.number);
    expect(found.slice(0, 2)).toEqual([number, other]);
  });
});

describe('lines with commas', () => {
  it('are a table of two columns', () => {
    expect(goodsIn(`单号,品名\n${number},棉上衣`)).toEqual({ [number]: ['棉上衣', undefined] });
  });

  it.each([
    ['a line has no comma', `单号,品名\n${number},棉上衣\n谢谢`],
    ['a line has no number', `请查收,${number}\n谢谢,再见`],
    ['a line has no price or count', `${number},棉上衣,25\n请查收,谢谢,再见`],
    ['no cell names goods', `${number},25\n${other},30`],
  ])('are no table if %s', (_, text) => {
    expect(parsePastedTable(text)).toEqual([]);
  });
});

describe('a cell', () => {
  it('with a number or a long text is no head', () => {
    expect(goodsIn(`快递单号备注 1111\t${number}\t棉上衣\t2`)).toEqual({ [number]: ['棉上衣', 2] });
    const headOf = (length: number) => '快递单号'.padEnd(length, '填');
    const table = (length: number) => `${headOf(length)}\t品名\nX1234567890\t棉上衣`;
    expect(goodsIn(table(24))).toEqual({ X1234567890: ['棉上衣', undefined] });
    expect(goodsIn(table(25))).toEqual({});
  });

  it.each([
    ['A1234567', true],
    ['A123456', false],
    [`A${'1234567890'.repeat(2)}123`, true],
    [`A${'1234567890'.repeat(2)}1234`, false],
    ['13800138000', false],
    ['20251105123456', false],
  ])('below the head of the numbers is a number or not: %s', (cell, isNumber) => {
    expect(parsePastedTable(`单号\t品名\n${cell}\t棉上衣`)).toHaveLength(isNumber ? 1 : 0);
  });
});

describe('goods of a row', () => {
  const goodsOf = (head: string, cells: string) =>
    parsePastedTable(`单号\t${head}\n${number}\t${cells}`)[0]?.goods;

  it('have only what the row says', () => {
    expect(goodsOf('品名\t数量\t金额\t链接', '\t\t\t')).toStrictEqual({});
    expect(goodsOf('品名\t数量\t金额\t链接', '棉上衣\t2件\t1\thttps://shop.test/1')).toStrictEqual({
      ...{ name: '棉上衣', count: 2, price: { amount: '1', currency: '' }, link: 'https://shop.test/1' },
    });
  });

  it('have no price of 0 and no count of 0', () => {
    expect(goodsOf('数量\t金额', '0\t0')).toStrictEqual({});
  });
});

describe('a table without a head', () => {
  it.each([
    ['left of the orders', `${number}\t612345678901\t棉上衣\n${other}\t612345678902\t运动鞋`],
    ['right of the orders', `612345678901\t${number}\t棉上衣\n612345678902\t${other}\t运动鞋`],
  ])('has the numbers in the column with the form of a courier: %s', (_, text) => {
    expect(Object.keys(goodsIn(text))).toEqual([number, other]);
  });

  it.each([
    ['the first', '612345678901\t棉上衣\t612345678902\n612345678903\t运动鞋\t', '612345678901'],
    ['the last', '612345678901\t棉上衣\t612345678902\n\t运动鞋\t612345678903', '612345678902'],
  ])('otherwise in that with the most numbers: %s', (_, text, first) => {
    expect(parsePastedTable(text)[0]?.number).toBe(first);
  });

  it('needs a number in half of its rows', () => {
    const row = `${number}\t棉上衣`;
    expect(goodsIn(`${row}\n谢谢\t再见`)).toEqual({ [number]: ['棉上衣', undefined] });
    expect(parsePastedTable(`${row}\n谢谢\t再见\n请\t查收`)).toEqual([]);
  });

  it('can have its numbers in a column that only some rows have', () => {
    expect(Object.keys(goodsIn(`谢谢\t再见\n圆通\t棉上衣\t${number}`))).toEqual([number]);
  });

  it('has goods in the columns that look like them in half of the rows, but no courier’s name', () => {
    const text = `圆通\t${other}\t棉上衣\t2\thttps://shop.test/1\n圆通\t${number}\t运动鞋\t\t`;
    expect(parsePastedTable(text)[0]?.goods).toStrictEqual({
      ...{ name: '棉上衣', count: 2, link: 'https://shop.test/1' },
    });
  });
});

describe('a block of lines', () => {
  it('with one number has its goods on all lines, also after that of the number', () => {
    const text = `品名：棉上衣\n单号：${number}\n数量：2件\n\n品名：运动鞋\n单号：${other}\n数量：3件`;
    expect(parsePastedParcels(text).parcels.map(({ goods }) => [goods.name, goods.count])).toEqual([
      ['棉上衣', 2],
      ['运动鞋', 3],
    ]);
  });

  it('with a number below each name ends each parcel at the number', () => {
    const text = `品名：棉上衣 2件\n单号：${number}\n品名：运动鞋 3件\n单号：${other}\n\n祝好`;
    const { parcels } = parsePastedParcels(text);
    expect(parcels.map(({ goods }) => [goods.name, goods.count])).toEqual([
      ['棉上衣', 2],
      ['运动鞋', 3],
    ]);
    expect(parcels.map(({ spans }) => spans.map(({ from, to }) => text.slice(from, to)))).toEqual([
      [`品名：棉上衣 2件\n单号：${number}`],
      [`\n品名：运动鞋 3件\n单号：${other}`],
    ]);
  });
});
