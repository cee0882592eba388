import { describe, expect, it } from 'vitest';
import { bareCard, taiwanAir, taiwanSeaExpress, thailandLand } from '../../samples/rateCards.ts';
import { box, options, shipment, storedParcel } from '../../samples/shipments.ts';
import { carrierLimits } from '../../src/pricing/limits.ts';
import { quote } from '../../src/pricing/quote.ts';
import type { RateCard } from '../../src/pricing/rateCard.ts';

const linesOf = (result: ReturnType<typeof quote>) =>
  result.lines.map((line) => [line.kind, line.amountMinor]);

describe('a quote', () => {
  it('Taiwan, sea express, with everything', () => {
    const sent = shipment([box(8200, 700, 500, 400), box(26_000, 1600, 200, 200)], {
      parcelCount: 4,
      goodsTypes: ['furniture'],
      declaredMinor: 300_000,
      destination: { country: 'TW', zip: '88041' },
      stored: [storedParcel('2026-10-01T12:00:00Z')],
    });
    const result = quote(
      sent,
      taiwanSeaExpress,
      options({
        insuredMinor: 300_000,
        taxIncluded: true,
        couponMinor: 5000,
        advances: [{ amountMinor: 1200, reason: 'duty' }],
        paymentRateBp: 200,
      }),
    );
    // 8.2 kg actual and 23.334 kg volumetric weight; 26 kg and 10.667 kg; together 34.2 kg and 34.001 kg → 35 kg.
    expect(result).toMatchObject({
      realWeightG: 34_200,
      volumeWeightG: 34_001,
      billingWeightG: 35_000,
      refusals: [],
    });
    expect(linesOf(result)).toEqual([
      ['freight', 127_000],
      ['overLength', 30_000],
      ['goodsType', 10_000],
      ['address', 52_500],
      ['packing', 6000],
      ['delivery', 10_000],
      ['storage', 6000],
      ['insurance', 9000],
      ['tax', 15_000],
      ['consumptionTax', 21_350],
      ['advance', 1200],
      ['coupon', -5000],
      ['paymentFee', 5661],
    ]);
    expect(result.totalMinor).toBe(288_711);
  });

  it('Taiwan, air: each box weighed on its own, graded freight, pickup', () => {
    const result = quote(
      shipment([box(2100), box(3600, 400, 300, 300)]),
      taiwanAir,
      options({ delivery: 'pickup' }),
    );
    // 2.1 → 2.5 kg; (3.6 + 7.2) / 2 = 5.4 → 5.5 kg
    expect(result.billingWeightG).toBe(8000);
    expect(linesOf(result)).toEqual([
      ['freight', 12_000],
      ['freight', 81_000],
      ['freight', 48_000],
      ['delivery', 5000],
    ]);
  });

  it('Thailand, land: the tiers and the VAT from the first baht', () => {
    const result = quote(shipment([box(9300)], { declaredMinor: 1 }), thailandLand, options());
    expect(linesOf(result)).toEqual([['freight', 51_500]]);
    expect(linesOf(quote(shipment([box(1)], { declaredMinor: 50_000 }), thailandLand, options()))).toEqual([
      ['freight', 8000],
      ['consumptionTax', 3500],
    ]);
  });

  it('sums the boxes’ prices if the card says so, and names the box', () => {
    const card: RateCard = { ...bareCard, weight: { ...bareCard.weight, severalBoxes: 'sumOfPrices' } };
    const boxes = [box(1000), box(1600)];
    const apart = boxes.map((one) => quote(shipment([one]), card, options()).totalMinor);
    const result = quote(shipment(boxes), card, options());
    expect(result.lines.map((line) => [line.reason.numbers.piece, line.amountMinor])).toEqual([
      [1, apart[0]],
      [2, apart[1]],
    ]);
  });

  it('without a rate it refuses and prices nothing, which is not 0', () => {
    const result = quote(shipment([box(30_001)]), taiwanAir, options());
    expect(result.lines).toEqual([]);
    expect(result.refusals).toContainEqual({ reason: 'price.noRate', numbers: { billingWeightG: 30_500 } });
  });

  it('refuses by the limits of the channel and of the carrier', () => {
    const tooLong = shipment([box(1000, 1300, 100, 100)]);
    expect(quote(tooLong, taiwanSeaExpress, options()).refusals).toEqual([]);
    const byKerry = quote(tooLong, taiwanSeaExpress, options({ limits: carrierLimits.kerry }));
    expect(byKerry.refusals.map(({ reason }) => reason)).toEqual(['limit.side']);
  });

  it('uses the warehouse’s storage rule if the card has none', () => {
    const sent = shipment([box(1000)], { stored: [storedParcel('2026-11-10T12:00:00Z')] });
    const storageRule = { ...taiwanSeaExpress.storage, freeDays: 3 } as RateCard['storage'];
    expect(linesOf(quote(sent, bareCard, options()))).toEqual([['freight', 10_000]]);
    expect(linesOf(quote(sent, bareCard, options({ storageRule })))).toEqual([
      ['freight', 10_000],
      ['storage', 2100],
    ]);
    expect(
      linesOf(quote(sent, { ...bareCard, storage: taiwanSeaExpress.storage }, options({ storageRule }))),
    ).toEqual([['freight', 10_000]]);
  });

  it('collects cash on delivery for a fee, up to the carrier’s maximum', () => {
    const cod = (maxCollectMinor: number | null): RateCard => ({
      ...bareCard,
      cashOnDelivery: { feeMinor: 3000, rateBp: 100, maxCollectMinor },
    });
    const sent = shipment([box(1000)]);
    const paid = quote(sent, cod(13_100), options({ cashOnDelivery: true }));
    expect(linesOf(paid)).toEqual([
      ['freight', 10_000],
      ['cashOnDelivery', 3100],
    ]);
    expect(paid.refusals).toEqual([]);
    expect(quote(sent, cod(13_099), options({ cashOnDelivery: true })).refusals).toEqual([
      { reason: 'cashOnDelivery.tooMuch', numbers: { collectMinor: 13_100, maxCollectMinor: 13_099 } },
    ]);
    expect(quote(sent, bareCard, options({ cashOnDelivery: true })).refusals).toEqual([
      { reason: 'cashOnDelivery.notOffered', numbers: {} },
    ]);
  });

  it('refuses insurance if none is offered', () => {
    expect(quote(shipment([box(1)]), bareCard, options({ insuredMinor: 5 })).refusals).toEqual([
      { reason: 'insurance.notOffered', numbers: { insuredMinor: 5 } },
    ]);
  });

  it('a coupon cannot be combined with points', () => {
    const result = quote(shipment([box(1000)]), bareCard, options({ couponMinor: 1, pointsMinor: 1 }));
    expect(result.refusals.map(({ reason }) => reason)).toEqual(['coupon.withPoints']);
  });

  it('deducts no more than the total, and then no percentage fee is left', () => {
    for (const kind of ['coupon', 'points'] as const) {
      const deduction = { [`${kind}Minor`]: 99_999, paymentRateBp: 300 };
      const result = quote(shipment([box(1000)]), bareCard, options(deduction));
      expect(linesOf(result)).toEqual([
        ['freight', 10_000],
        [kind, -10_000],
      ]);
      expect(result.totalMinor).toBe(0);
    }
  });

  it('requires a box', () => {
    expect(() => quote(shipment([]), bareCard, options())).toThrow(RangeError);
  });

  it.each(['totalWeight', 'sumOfPrices'] as const)(
    'rounds sides up to centimetres when priced by volume (%s)',
    (severalBoxes) => {
      const freight = { stepCm3: 1, stepPriceMinor: 1, minSteps: 0, maxKgPerM3: 1_000_000 };
      const by = (sidesUpToCm: boolean) =>
        quote(
          shipment([box(1, 101, 101, 101)]),
          {
            ...bareCard,
            freight: { shape: 'volume', ...freight },
            weight: { ...bareCard.weight, sidesUpToCm, severalBoxes },
          },
          options(),
        ).totalMinor;
      expect([by(false), by(true)]).toEqual([1_031, 1_331]);
    },
  );
});
