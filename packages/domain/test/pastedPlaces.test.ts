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

const parts = (text: string) =>
  parsePastedParcels(text).parcels.map(({ number, goods, spans }) => ({
    number,
    goods,
    places: spans.map(({ from, to }) => text.slice(from, to)),
  }));
const of = (end: number) => `YT123456789012${end}`;

describe('a text about several parcels is divided', () => {
  it('at blank lines and lines of dashes', () => {
    const orders = [
      `商品：雨鞋\n运单号 ${of(1)} 请查收，谢谢您的支持`,
      `商品：马克杯\n运单号 ${of(2)} 请查收，谢谢您的支持`,
      `商品：雨伞\n运单号 ${of(3)}`,
    ];
    expect(parts(`${orders[0]}\n-----\n${orders[1]}\n \n\n${orders[2]}`)).toEqual([
      { number: of(1), goods: { name: '雨鞋' }, places: [orders[0]] },
      { number: of(2), goods: { name: '马克杯' }, places: [orders[1]] },
      { number: of(3), goods: { name: '雨伞' }, places: [orders[2]] },
    ]);
  });

  it('before each line with a number if the number is first', () => {
    const first = `运单号 ${of(1)} 已发货，请您耐心等待\n商品：雨鞋\n`;
    const second = `运单号 ${of(2)} 已发货，请您耐心等待\n商品：马克杯\n`;
    const third = `运单号 ${of(3)} 已发货\n商品：雨伞`;
    for (const above of ['', '您好\n\n'])
      expect(parts(`${above}${first}${second}${third}`)).toEqual([
        { number: of(1), goods: { name: '雨鞋' }, places: [first] },
        { number: of(2), goods: { name: '马克杯' }, places: [second] },
        { number: of(3), goods: { name: '雨伞' }, places: [third] },
      ]);
  });

  it('behind each line with a number if the number is last', () => {
    const lines = [1, 2, 3].map((end) => `商品：${'雨鞋伞'[end - 1]}衣\n快递单号：${of(end)}`);
    for (const [above, below] of [
      ['', ''],
      ['您好\n\n', '\n\n谢谢'],
    ])
      expect(parts(`${above}${lines.join('\n')}${below}`)).toEqual([
        { number: of(1), goods: { name: '雨衣' }, places: [lines[0]] },
        { number: of(2), goods: { name: '鞋衣' }, places: [`\n${lines[1]}`] },
        { number: of(3), goods: { name: '伞衣' }, places: [`\n${lines[2]}`] },
      ]);
  });

  it('by numbers alone if one line has several, which share name and link', () => {
    const both = [of(1), of(2)];
    const shared = (goods: object) => both.map((number) => ({ number, goods, places: [number] }));
    const text = (more: string) => `${more}数量：2\n运单号：${both.join('、')}，请查收`;
    expect(parts(text('商品：雨鞋\n链接：https://a.example/1\n'))).toStrictEqual(
      shared({ name: '雨鞋', link: 'https://a.example/1' }),
    );
    expect(parts(text('商品：雨鞋\n'))).toStrictEqual(shared({ name: '雨鞋' }));
    expect(parts(text('链接：https://a.example/1\n'))).toStrictEqual(shared({ link: 'https://a.example/1' }));
    expect(parts(text(''))).toStrictEqual(shared({}));
  });
});

describe('a list with one number in each line', () => {
  const placesOf = (text: string) => parts(text).map(({ places: [place] }) => place);

  it('may have lines above its first number', () => {
    expect(parts(`今天的包裹：\n${of(1)} 雨鞋 2件\n${of(2)} 雨伞 3件`)).toEqual([
      { number: of(1), goods: { name: '雨鞋', count: 2 }, places: [`${of(1)} 雨鞋 2件`] },
      { number: of(2), goods: { name: '雨伞', count: 3 }, places: [`${of(2)} 雨伞 3件`] },
    ]);
  });

  it('has at most 80 characters beside a number, not counting #', () => {
    const list = (more: string) => `${of(1)} ${more}\n${of(2)} 雨伞`;
    expect(placesOf(list(`###${'a'.repeat(80)}`))).toEqual([
      `${of(1)} ###${'a'.repeat(80)}`,
      `${of(2)} 雨伞`,
    ]);
    expect(placesOf(list('a'.repeat(81)))).toEqual([`${of(1)} ${'a'.repeat(81)}\n`, `${of(2)} 雨伞`]);
  });

  it('may have a single number after at most five characters', () => {
    expect(placesOf(`abcde\n${of(1)} 雨伞`)).toEqual([`${of(1)} 雨伞`]);
    expect(placesOf(`abcdef\n${of(1)} 雨伞`)).toEqual([`abcdef\n${of(1)} 雨伞`]);
  });

  it('may have a single number in a short line with a count', () => {
    expect(parts(`20 30 ${of(1)} 雨伞 2件`)).toMatchObject([{ goods: { name: '雨伞', count: 2 } }]);
    expect(parts(`20 30 ${of(1)} 雨伞`)[0]?.goods).toEqual({});
    expect(placesOf(`新的一天\nabcdef ${of(1)} 雨伞 2件`)).toEqual([`新的一天\nabcdef ${of(1)} 雨伞 2件`]);
  });
});
