import { describe, expect, it, test } from 'vitest';
import { parsePastedParcels } from '../src/parcels/pastedParcels.ts';
import { type GeneratedText, generateTexts } from './pasted/generatedTexts.ts';
import { heldOutShapes } from './pasted/heldOutShapes.ts';
import { shapes } from './pasted/shapes.ts';

const numbersOf = (text: string) => parsePastedParcels(text).parcels.map(({ number }) => number);

/** How many numbers were found, and which were wrong, over all and by shape. */
function rates(texts: readonly GeneratedText[]) {
  const byShape = Map.groupBy(texts, ({ shape }) => shape);
  const counted = [...byShape].map(([shape, of]) => {
    const wanted = of.flatMap(({ numbers }) => numbers).length;
    const hits = of.flatMap(({ text, numbers }) => {
      const found = numbersOf(text);
      return numbers.filter((number) => found.includes(number));
    }).length;
    const wrong = of.flatMap(({ text, numbers }) =>
      numbersOf(text)
        .filter((number) => !numbers.includes(number))
        .map((number) => `${number} in ${text}`),
    );
    const missed = of.flatMap(({ text, numbers }) => {
      const found = numbersOf(text);
      return numbers.filter((number) => !found.includes(number)).map((number) => `${number} in ${text}`);
    });
    return { shape, texts: of.length, wanted, hits, wrong, missed };
  });
  const sum = (of: (one: (typeof counted)[number]) => number) =>
    counted.reduce((all, one) => all + of(one), 0);
  return {
    counted,
    rate: sum((one) => one.hits) / sum((one) => one.wanted),
    wrong: counted.flatMap((one) => one.wrong),
  };
}

function printed(name: string, of: ReturnType<typeof rates>): string {
  const lines = of.counted.map(
    ({ shape, texts, wanted, hits, wrong }) =>
      `${shape}: ${texts} texts, ${hits} of ${wanted} numbers found, ${wrong.length} wrong`,
  );
  return `${name}: ${(of.rate * 100).toFixed(1)} % found, ${of.wrong.length} wrong\n  ${lines.join('\n  ')}\n`;
}

describe('200 generated texts of ten kinds', () => {
  it.each([
    ['texts in view', generateTexts(shapes, 20_261_127, 14)],
    ['texts kept back', generateTexts(heldOutShapes, 7_481, 6)],
  ])('%s: at least 95 % of the numbers, none wrong', (name, texts) => {
    const found = rates(texts);
    process.stdout.write(printed(name, found));
    expect(found.wrong).toEqual([]);
    expect(found.rate, found.counted.flatMap(({ missed }) => missed).join('\n---\n')).toBeGreaterThanOrEqual(
      0.95,
    );
  });
});

test('numbers pasted without separators are several numbers', () => {
  const both = ['SF1394857201938', 'YT1234567890123'];
  expect(numbersOf(both.join(''))).toEqual(both);
  expect(numbersOf(`單號${both.join('').toLowerCase()}，請查收`)).toEqual(both);
  const text = `${both.join('')} 棉上衣`;
  const { parcels } = parsePastedParcels(text);
  expect(parcels.map(({ spans: [span] }) => text.slice(span?.from, span?.to))).toEqual(both);
});

describe('what a text says about a parcel', () => {
  const goodsOf = (text: string) =>
    parsePastedParcels(text).parcels.map(({ number, goods }) => [number, goods]);

  it.each([
    [
      'a sheet as it is saved, with commas',
      '单号,品名,数量,价格\nYT1234567890123,运动鞋,2,199\n773312345678,雨伞,3,30',
      [
        ['YT1234567890123', { name: '运动鞋', count: 2, price: { amount: '199', currency: '' } }],
        ['773312345678', { name: '雨伞', count: 3, price: { amount: '30', currency: '' } }],
      ],
    ],
    [
      'the same without a head',
      'YT1234567890123；運動鞋；2；199\n773312345678；雨傘；3；30',
      [
        ['YT1234567890123', { name: '運動鞋', count: 2, price: { amount: '199', currency: '' } }],
        ['773312345678', { name: '雨傘', count: 3, price: { amount: '30', currency: '' } }],
      ],
    ],
    [
      'a sentence with commas, which is no sheet',
      '您好,运单 YT1234567890123,请查收',
      [['YT1234567890123', {}]],
    ],
    [
      'words before a number that was left out',
      '银行卡 6222021234567890123 单号 773312345678',
      [['773312345678', {}]],
    ],
    [
      'a courier’s way',
      '2025-11-11 12:33:12 快件已揽收 YT1234567890123\n2025-11-12 08:10:00 到达 佛山转运中心',
      [['YT1234567890123', {}]],
    ],
    [
      'yuan of a mainland order',
      '运单号码：78612345678901\n货品：保温杯\n总价：125.00元',
      [['78612345678901', { name: '保温杯', price: { amount: '125.00', currency: 'CNY' } }]],
    ],
    [
      'the same words in traditional letters, whose currency is not known',
      '運單號碼：78612345678901\n貨品：保溫杯\n總價：125元',
      [['78612345678901', { name: '保溫杯', price: { amount: '125', currency: '' } }]],
    ],
    [
      'yuan in the cells of a sheet in simplified letters',
      '单号\t品名\t价格\nSF1234567890123\t雨鞋\t30元\nSF1234567890124\t马克杯\t¥25',
      [
        ['SF1234567890123', { name: '雨鞋', price: { amount: '30', currency: 'CNY' } }],
        ['SF1234567890124', { name: '马克杯', price: { amount: '25', currency: 'CNY' } }],
      ],
    ],
    [
      'the same without a head',
      'SF1234567890123,雨鞋,30元\nSF1234567890124,马克杯,25元'.replaceAll(',', '\t'),
      [
        ['SF1234567890123', { name: '雨鞋', price: { amount: '30', currency: 'CNY' } }],
        ['SF1234567890124', { name: '马克杯', price: { amount: '25', currency: 'CNY' } }],
      ],
    ],
    [
      'yuan in the head of such a sheet',
      '单号\t品名\t价格（元）\nSF1234567890123\t雨鞋\t30',
      [['SF1234567890123', { name: '雨鞋', price: { amount: '30', currency: 'CNY' } }]],
    ],
    [
      'a sheet in traditional letters, whose currency is not known',
      '單號\t品名\t價格\nSF1234567890123\t雨鞋\t30元\nSF1234567890124\t马克杯\t25元',
      [
        ['SF1234567890123', { name: '雨鞋', price: { amount: '30', currency: '' } }],
        ['SF1234567890124', { name: '马克杯', price: { amount: '25', currency: '' } }],
      ],
    ],
    [
      'a count in front of the goods',
      'Tracking: 4312345678901\nContents: 2 x T-shirt',
      [['4312345678901', { name: 'T-shirt', count: 2 }]],
    ],
    [
      'an order of Taobao',
      '订单编号：3387654321098765432\n宝贝：纯棉卫衣\n数量：2\n实付款：￥158.00\n运单号码：YT1234567890123',
      [['YT1234567890123', { name: '纯棉卫衣', count: 2, price: { amount: '158.00', currency: 'CNY' } }]],
    ],
    [
      'a table with a head',
      '单号\t品名\t数量\t金额\t链接\nSF1234567890123\t马克杯\t3\t1,200\thttps://a.example/1\n7730123456789\t雨鞋\t1\t99.5\t',
      [
        [
          'SF1234567890123',
          {
            name: '马克杯',
            count: 3,
            price: { amount: '1200', currency: '' },
            link: 'https://a.example/1',
          },
        ],
        ['7730123456789', { name: '雨鞋', count: 1, price: { amount: '99.5', currency: '' } }],
      ],
    ],
    [
      'lines of a list',
      'SF1234567890123 帆布包 2件 ¥88\nYT1234567890123 保温杯 NT$450',
      [
        ['SF1234567890123', { name: '帆布包', count: 2, price: { amount: '88', currency: 'CNY' } }],
        ['YT1234567890123', { name: '保温杯', price: { amount: '450', currency: 'TWD' } }],
      ],
    ],
    [
      'a message of a courier',
      '【顺丰速运】您的快件SF1234567890123已发出，预计2026-11-28送达',
      [['SF1234567890123', {}]],
    ],
    [
      'two numbers of one order',
      '品名：書架\n數量：1\n單號：SF1234567890123、SF1234567890124',
      [
        ['SF1234567890123', { name: '書架' }],
        ['SF1234567890124', { name: '書架' }],
      ],
    ],
    [
      'orders without blank lines, the number last',
      '商品：雨鞋\n快递单号：YT1234567890123\n商品：马克杯\n快递单号：YT1234567890124',
      [
        ['YT1234567890123', { name: '雨鞋' }],
        ['YT1234567890124', { name: '马克杯' }],
      ],
    ],
  ])('%s', (_name, text, wanted) => expect(goodsOf(text)).toEqual(wanted));

  it.each([
    ['SF1234567890123 手機殼 3 個', '手機殼', 3],
    ['SF1234567890123 手机壳 3个', '手机壳', 3],
    ['SF1234567890123 手機殼3個 NT$120', '手機殼', 3, '120', 'TWD'],
    ['SF1234567890123 手机壳*3 ¥25.5', '手机壳', 3, '25.5', 'CNY'],
    ['SF1234567890123: 手機殼（3個）', '手機殼', 3],
    ['SF1234567890123 3個 手機殼', '手機殼', 3],
    ['SF1234567890123 12 雙 襪子 台幣 300', '襪子', 12, '300', 'TWD'],
    ['SF1234567890123，藍牙耳機，2 副，NT$590', '藍牙耳機', 2, '590', 'TWD'],
    ['SF1234567890123 口红 2支，共¥198', '口红', 2, '198', 'CNY'],
    ['SF1234567890123 手機殼 3 個 單價 50', '手機殼', 3, '50', ''],
    ['YT8812345678901 电话手表 1个 300元', '电话手表', 1, '300', 'CNY'],
    ['YT8812345678901 電話手錶 1個 300元', '電話手錶', 1, '300', ''],
    ['順豐 SF1234567890123 連身裙 共2件 650元', '連身裙', 2, '650', ''],
    ['手機殼 3 個 SF1234567890123', '手機殼', 3],
    ['SF1234567890123 tea 3 boxes USD 20', 'tea', 3, '20', 'USD'],
  ])(
    'number, goods, count and price in one line: %s',
    (text, name, count, amount?: string, currency?: string) => {
      const number = /(?:SF|YT)\d{13}/.exec(text)?.[0];
      const price = amount === undefined ? {} : { price: { amount, currency } };
      expect(goodsOf(text)).toEqual([[number, { name, count, ...price }]]);
    },
  );

  it.each([
    '您的快件 SF1234567890123 已由手机尾号 1234 签收',
    'SF1234567890123 手機 0912345678',
    'SF1234567890123 電話 02-12345678',
    'SF1234567890123 手機號碼',
    '您的2件包裹 SF1234567890123 已发出',
  ])('a phone number or a message is not goods: %s', (text) => {
    expect(goodsOf(text)[0]?.[1]).not.toHaveProperty('name');
  });

  it('a count after a number is not part of it, even if its digits are grouped', () => {
    expect(numbersOf('SF1234567890123 12 雙 襪子')).toEqual(['SF1234567890123']);
    expect(numbersOf('SF 1234 5678 9012 3')).toEqual(['SF1234567890123']);
  });

  it('a shared article has goods but no number', () => {
    const { parcels, goods } = parsePastedParcels(
      '【淘宝】7天退货 https://m.tb.cn/h.g1?tk=CZ0001 「北欧陶瓷马克杯」\n点击链接直接打开',
    );
    expect(parcels).toEqual([]);
    expect(goods).toEqual({ name: '北欧陶瓷马克杯', link: 'https://m.tb.cn/h.g1?tk=CZ0001' });
  });

  it('a number in a courier’s URL counts, an article in a link does not', () => {
    expect(numbersOf('https://www.kuaidi100.example/?nu=YT1234567890123 看看')).toEqual(['YT1234567890123']);
    expect(numbersOf('https://item.taobao.com/item.htm?id=773012345678 看看')).toEqual([]);
  });

  it('lists skipped texts, and accepts one if the person marks it', () => {
    const text = '單號 SF1234567890123 電話 13800138000 訂單編號 3387654321098765432';
    expect(parsePastedParcels(text).leftOut.map(({ text: left, why }) => [left, why])).toEqual([
      ['13800138000', 'phone'],
      ['3387654321098765432', 'order'],
    ]);
    expect(parsePastedParcels(text, ['13800138000']).parcels.map(({ number }) => number)).toEqual([
      'SF1234567890123',
      '13800138000',
    ]);
  });

  it('a code typed alone counts, for any courier', () => {
    expect(numbersOf('AB-12345\nzz99999,1234567')).toEqual(['AB-12345', 'ZZ99999', '1234567']);
  });
});
