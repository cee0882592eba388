import { describe, expect, it } from 'vitest';
import { bareCard, taiwanSeaExpress } from '../../samples/rateCards.ts';
import { box, shipment } from '../../samples/shipments.ts';
import type { RateCard } from '../../src/pricing/rateCard.ts';
import { areaLines, goodsLines, sizeLines } from '../../src/pricing/surcharges.ts';

const ofAmount = (lines: readonly { kind: string; amountMinor: number }[]) =>
  lines.map((line) => [line.kind, line.amountMinor]);

describe('long, heavy and large pieces', () => {
  // A Malaysian forwarder charges RM95 over 1.5 m and RM95 for overweight, and does not add the two fees together.
  // The tests apply these fees with and without adding them.
  const fees: RateCard['size'] = {
    overLength: [
      { overMm: 1500, feeMinor: 9500 },
      { overMm: 2000, feeMinor: 12_000 },
    ],
    overWeight: [{ overG: 30_000, feeMinor: 9500 }],
    overVolume: [{ overCm3: 500_000, feeMinor: 4000 }],
    combine: 'all',
    capMinor: null,
  };
  const longAndHeavy = box(31_000, 100, 1501, 100);

  it('exactly at a threshold there is no fee', () => {
    expect(sizeLines([box(30_000, 1500, 100, 100)], fees)).toEqual([]);
  });

  it('all: every fee of every piece', () => {
    expect(ofAmount(sizeLines([longAndHeavy, box(1, 2001, 1, 1)], fees))).toEqual([
      ['overLength', 9500],
      ['overWeight', 9500],
      ['overLength', 12_000],
    ]);
  });

  it('only the highest exceeded threshold of a list counts', () => {
    expect(ofAmount(sizeLines([box(1, 2001, 1, 1)], fees))).toEqual([['overLength', 12_000]]);
  });

  it('a large volume has its own fee', () => {
    expect(ofAmount(sizeLines([box(1, 1000, 1000, 501)], fees))).toEqual([['overVolume', 4000]]);
  });

  it('highest: one fee for the whole shipment', () => {
    const lines = sizeLines([longAndHeavy, box(1, 2001, 1, 1)], { ...fees, combine: 'highest' });
    expect(ofAmount(lines)).toEqual([['overLength', 12_000]]);
    expect(lines[0]?.reason.numbers).toMatchObject({ piece: 2, longestMm: 2001, overMm: 2000 });
  });

  it('highest: the highest fee, even where a higher threshold has a lower one', () => {
    const odd = {
      ...fees,
      overLength: [
        { overMm: 1500, feeMinor: 9500 },
        { overMm: 2000, feeMinor: 8000 },
      ],
    };
    expect(ofAmount(sizeLines([box(1, 2001, 1, 1)], { ...odd, combine: 'highest' }))).toEqual([
      ['overLength', 9500],
    ]);
    expect(ofAmount(sizeLines([box(1, 2001, 1, 1)], odd))).toEqual([['overLength', 8000]]);
  });

  it('a cap lowers the fees and says so', () => {
    const lines = sizeLines([longAndHeavy], { ...fees, capMinor: 10_000 });
    expect(ofAmount(lines)).toEqual([
      ['overLength', 9500],
      ['overWeight', 500],
    ]);
    expect(lines[1]?.reason.numbers).toMatchObject({ feeMinor: 9500, capMinor: 10_000 });
  });
});

describe('goods and area surcharges', () => {
  it('charges a goods type once per matching rule, by piece or started kg', () => {
    const card: RateCard = {
      ...bareCard,
      goods: [
        { goodsTypes: ['cosmetics', 'food'], per: 'kg', feeMinor: 200 },
        { goodsTypes: ['furniture'], per: 'piece', feeMinor: 5000 },
        { goodsTypes: ['electronics'], per: 'shipment', feeMinor: 700 },
      ],
    };
    const sent = shipment([box(1), box(1)], { goodsTypes: ['cosmetics', 'food', 'furniture'] });
    expect(ofAmount(goodsLines(sent, card, 2100))).toEqual([
      ['goodsType', 600],
      ['goodsType', 10_000],
    ]);
  });

  it('finds an area by the beginning of the zip code and uses the most expensive', () => {
    const to = (zip: string) => shipment([box(1)], { destination: { country: 'TW', zip } });
    const card: RateCard = {
      ...taiwanSeaExpress,
      areas: [
        ...taiwanSeaExpress.areas,
        { name: 'Matsu', zipPrefixes: ['209'], per: 'shipment', feeMinor: 9000 },
      ],
    };
    expect(areaLines(to('10617'), card, 3000)).toEqual([]);
    expect(ofAmount(areaLines(to('88041'), card, 3000))).toEqual([['address', 4500]]);
    expect(ofAmount(areaLines(to('20941'), card, 3000))).toEqual([['address', 9000]]);
  });
});
