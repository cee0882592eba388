import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courierNumberProblem } from '../src/parcels/couriers.ts';
import { parsePastedParcels } from '../src/parcels/pastedParcels.ts';
import { maxPastedCharacters, withoutSpans } from '../src/parcels/pastedText.ts';
import { forAllIn } from './forAll.ts';
import { Maker } from './pasted/generatedTexts.ts';

const numbersOf = (text: string) => parsePastedParcels(text).parcels.map(({ number }) => number);

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '单号',
      '電話',
      '\n',
      '\t',
      '|',
      ' ',
      '订单编号：',
      '¥',
      '「',
      '」',
      'https://a.example/?nu=',
      '\u200b',
      'ＳＦ',
    ),
    fc.stringMatching(/^[0-9]{4,20}$/),
    fc.stringMatching(/^(SF|YT|JT)[0-9]{13}$/),
  );
  const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  it('numbers are in the text, once, and can be sent; so are their positions', () => {
    forAllIn(1000)(anyText, (text) => {
      const { parcels, leftOut } = parsePastedParcels(text);
      const bare = text
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '');
      expect(new Set(parcels.map(({ number }) => number)).size).toBe(parcels.length);
      for (const { number, spans } of parcels) {
        expect(bare).toContain(number.replaceAll('-', ''));
        expect(courierNumberProblem(number)).toBeUndefined();
        for (const { from, to } of spans) expect(from < to && to <= text.length && from >= 0).toBe(true);
      }
      for (const { span } of leftOut) expect(span.from < span.to && span.to <= text.length).toBe(true);
    });
  });

  it('after removing the positions of a parcel, its number is gone', () => {
    forAllIn(500)(anyText, (text) => {
      const [first] = parsePastedParcels(text).parcels;
      if (first) expect(numbersOf(withoutSpans(text, first.spans))).not.toContain(first.number);
    });
  });

  it('a phone, an order number, a day, a price or a postal code is never a courier number, in any context', () => {
    const maker = new Maker(5);
    const never = fc.constantFrom(
      () => maker.mobile(),
      () => maker.mobileTw(),
      () => `+86 ${maker.mobile()}`,
      () => `886${maker.mobileTw().slice(1)}`,
      () => maker.taobaoOrder(),
      () => maker.pddOrder(),
      () => maker.stamp(),
      () => maker.stampDigits(),
      () => `¥${maker.price()}`,
      () => maker.digits(6),
    );
    const around = fc.constantFrom('', '单号', '電話：', '您的快件', '\n', ' 順豐 ', '，', '收貨人 王小明 ');
    forAllIn(500)(fc.array(fc.tuple(around, never, around), { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts.map(([before, make, after]) => `${before} ${make()} ${after}\n`).join('');
      expect(numbersOf(text)).toEqual([]);
    });
  });

  it('reads at most its maximum of characters, and quickly', () => {
    const line = '【中通快递】您的包裹(单号:75123456789012)已揽收 13800138000 ';
    const text = line.repeat(Math.ceil((maxPastedCharacters * 2) / line.length));
    const start = performance.now();
    expect(parsePastedParcels(`${text}SF9999999999999`).parcels.map(({ number }) => number)).toEqual([
      '75123456789012',
    ]);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
