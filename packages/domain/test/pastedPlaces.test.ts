import { describe, expect, it } from 'vitest';
import { parsePastedParcels } from '../src/parcels/pastedParcels.ts';

const number = 'SF1234567890123';

describe('a number that appears again', () => {
  it.each([
    ['typed', `${number},${number.toLowerCase()}`, [`${number}`, number.toLowerCase()], {}],
    [
      'in lines of a list',
      `${number} 棉上衣 2件\n请查收 ${number}`,
      [`${number} 棉上衣 2件`, `请查收 ${number}`],
      { name: '棉上衣', count: 2 },
    ],
  ])('is one parcel with all its places: %s', (_, text, places, goods) => {
    const { parcels, repeated } = parsePastedParcels(text);
    expect(parcels).toMatchObject([{ number, goods }]);
    expect(parcels[0]?.spans.map(({ from, to }) => text.slice(from, to))).toEqual(places);
    expect(repeated).toEqual([number]);
  });

  it('is not repeated if it appears once', () => {
    expect(parsePastedParcels(`${number} YT1234567890123`).repeated).toEqual([]);
  });

  it('is left out once, at its first place', () => {
    const text = '电话 13800138000 单号 YT1234567890123 请拨打 13800138000';
    expect(parsePastedParcels(text).leftOut).toEqual([
      { text: '13800138000', why: 'phone', span: { from: 3, to: 14 } },
    ]);
  });

  it('is not left out if it is a parcel at another place', () => {
    const { parcels, leftOut } = parsePastedParcels('运单号 773312345678\n订单编号：773312345678');
    expect(parcels.map((one) => one.number)).toEqual(['773312345678']);
    expect(leftOut).toEqual([]);
  });
});

describe('codes that were typed', () => {
  it('are left out with the reason if they are no courier numbers', () => {
    expect(parsePastedParcels(`${number} 13800138000 123456`)).toMatchObject({
      parcels: [{ number }],
      leftOut: [
        { text: '13800138000', why: 'phone', span: { from: 16, to: 27 } },
        { text: '123456', why: 'invalid', span: { from: 28, to: 34 } },
      ],
    });
    expect(parsePastedParcels('1234567').leftOut).toEqual([]);
  });

  it('may be a single one, of any courier', () => {
    expect(parsePastedParcels('ABC12345').parcels.map((one) => one.number)).toEqual(['ABC12345']);
  });

  it('with tabs between them are cells of a table', () => {
    expect(parsePastedParcels('ZZ99999\tAB12345').parcels).toEqual([]);
  });
});

describe('goods of a text without a number', () => {
  it('begin with its first character', () => {
    expect(parsePastedParcels('https://m.tb.cn/h.g1').goods).toEqual({ link: 'https://m.tb.cn/h.g1' });
  });

  it('are read below the head of an empty table', () => {
    expect(parsePastedParcels('单号\t品名\n https://m.tb.cn/h.g1 「马克杯」\t').goods).toEqual({
      name: '马克杯',
      link: 'https://m.tb.cn/h.g1',
    });
  });

  it('belong to the parcel alone if the text has a number', () => {
    const { parcels, goods } = parsePastedParcels('宝贝：纯棉卫衣\n运单号码：YT1234567890123');
    expect(parcels).toMatchObject([{ goods: { name: '纯棉卫衣' } }]);
    expect(goods).toEqual({});
  });
});
