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

  it.each([
    ['every row', `${number}\t${other}`],
    ['one of its rows', `${number}\t${other}\nZTO73312345678901\t棉上衣`],
  ])('without a head has no row with several numbers: %s', (_, text) => {
    expect(parsePastedTable(text)).toEqual([]);
    const found = parsePastedParcels(text).parcels.map((one) => one.number);
    expect(found.slice(0, 2)).toEqual([number, other]);
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
