import { describe, expect, it } from 'vitest';
import { seaLane as lane } from '../../samples/lanes.ts';
import { box, shipment } from '../../samples/shipments.ts';
import { priceLane, rankOffers } from '../../src/pricing/lane.ts';
import { noLimits } from '../../src/pricing/limits.ts';

const at = '2026-11-20T12:00:00Z';
const reasons = (refusals: readonly { reason: string }[]) => refusals.map((one) => one.reason);

describe('pricing on a lane', () => {
  it('takes the first carrier that accepts the shipment, and shows what the others refuse', () => {
    const offer = priceLane(lane, shipment([box(5000, 1300, 200, 200)]), {
      at,
      coinMinor: 1,
      deliveryType: 2,
    });
    expect(offer.carrier?.id).toBe('hct');
    expect(offer.quote.refusals).toEqual([]);
    expect(offer.carriers.map((one) => [one.carrier.id, reasons(one.refusals)])).toEqual([
      ['kerry', ['limit.side']],
      ['hct', []],
    ]);
  });

  it('uses a chosen carrier even if it refuses', () => {
    const chosen = { at, coinMinor: 1, deliveryType: 2, carrierId: 'kerry' } as const;
    const offer = priceLane(lane, shipment([box(5000, 1300, 200, 200)]), chosen);
    expect(reasons(offer.quote.refusals)).toEqual(['limit.side']);
    const stranger = priceLane(lane, shipment([box(500)]), { ...chosen, carrierId: 'nobody' });
    expect(reasons(stranger.quote.refusals)).toEqual(['lane.noDelivery']);
  });

  it('adds the limits of the pickup point, and the channel’s goods types', () => {
    const pickupLimits = { ...noLimits, maxPieceG: 1000 };
    const toStore = { at, coinMinor: 1, deliveryType: 3, pickupLimits } as const;
    expect(reasons(priceLane(lane, shipment([box(2000)]), toStore).quote.refusals)).toEqual([
      'limit.pieceWeight',
    ]);
    const food = priceLane(lane, shipment([box(500)], { goodsTypes: ['food'] }), {
      at,
      coinMinor: 1,
      deliveryType: 2,
    });
    expect(reasons(food.quote.refusals)).toEqual(['limit.goods']);
  });

  it('offers cash on delivery only if the channel does, whatever its card says', () => {
    const choice = { at, coinMinor: 1, deliveryType: 2, cashOnDelivery: true } as const;
    expect(priceLane(lane, shipment([box(500)]), choice).quote.refusals).toEqual([]);
    const without = priceLane({ ...lane, codOffered: false }, shipment([box(500)]), choice);
    expect(reasons(without.quote.refusals)).toEqual(['cashOnDelivery.notOffered']);
  });
});

describe('a list of offers', () => {
  const offer = (totalMinor: number, maxDays: number, refused = false) => ({
    minDays: 1,
    maxDays,
    quote: {
      totalMinor: totalMinor as never,
      refusals: refused ? [{ reason: 'limit.side' as const, numbers: {} }] : [],
    },
  });

  it('puts the possible ones first, cheapest first; one is cheapest and one is fastest', () => {
    const ranked = rankOffers([
      offer(900, 3),
      offer(100, 1, true),
      offer(500, 9),
      { ...offer(0, 1), quote: undefined },
      offer(500, 7),
    ]);
    expect(ranked.map((one) => [one.quote?.totalMinor, one.maxDays, one.cheapest, one.fastest])).toEqual([
      [500, 7, true, false],
      [500, 9, false, false],
      [900, 3, false, true],
      [100, 1, false, false],
      [undefined, 1, false, false],
    ]);
  });

  it('marks no offer if none is possible', () => {
    expect(rankOffers([offer(1, 1, true)]).some((one) => one.cheapest || one.fastest)).toBe(false);
  });
});
