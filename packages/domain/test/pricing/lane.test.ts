import { describe, expect, it } from 'vitest';
import { goodsTypes } from '../../src/parcels/goods.ts';
import {
  type Lane,
  type LaneCarrier,
  type LaneChoice,
  priceLane,
  rankOffers,
} from '../../src/pricing/lane.ts';
import { carrierLimits, noLimits } from '../../src/pricing/limits.ts';
import { quote } from '../../src/pricing/quote.ts';
import { taiwanSeaExpress } from '../fixtures/rateCards.ts';
import { box, options, shipment } from '../fixtures/shipments.ts';

const kerry: LaneCarrier = {
  id: 'k',
  code: 'kerry',
  name: 'Kerry',
  deliveryType: 2,
  limits: carrierLimits.kerry,
};
const hct: LaneCarrier = { id: 'h', code: 'hct', name: 'HCT', deliveryType: 2, limits: carrierLimits.hct };
const store: LaneCarrier = {
  id: 's',
  code: 'store',
  name: 'Store',
  deliveryType: 3,
  limits: carrierLimits.convenienceStore,
};
const lane: Lane = { card: taiwanSeaExpress, codOffered: true, goodsTypes, carriers: [kerry, hct, store] };
const at = '2026-11-20T12:00:00Z';
const home: LaneChoice = { at, deliveryType: 2 };

const reasonsOf = (more: Partial<Lane>, choice: LaneChoice, sent = shipment([box(1000)])) =>
  priceLane({ ...lane, ...more }, sent, choice).quote.refusals.map(({ reason }) => reason);

describe('pricing a lane', () => {
  it('is the quote of its card', () => {
    const sent = shipment([box(1000)]);
    const offer = priceLane(lane, sent, { ...home, insuredMinor: 50_000 });
    expect(offer.quote).toEqual(quote(sent, taiwanSeaExpress, options({ at, insuredMinor: 50_000 })));
    expect(offer.carrier).toBe(kerry);
  });

  it('takes the first carrier that accepts the shipment, and says why another cannot', () => {
    const offer = priceLane(lane, shipment([box(1000, 1300, 100, 100)]), home);
    expect(offer.carrier).toBe(hct);
    expect(offer.quote.refusals).toEqual([]);
    expect(
      offer.carriers.map(({ carrier, refusals }) => [carrier.id, refusals.map(({ reason }) => reason)]),
    ).toEqual([
      ['k', ['limit.side']],
      ['h', []],
    ]);
  });

  it('keeps to the carrier that was chosen', () => {
    const tooLong = shipment([box(1000, 1300, 100, 100)]);
    expect(reasonsOf({}, { ...home, carrierId: 'k' }, tooLong)).toEqual(['limit.side']);
    expect(reasonsOf({}, { ...home, carrierId: 'h' }, tooLong)).toEqual([]);
  });

  it('prices pickup as pickup, within the limits of carrier and point', () => {
    const pickup: LaneChoice = { at, deliveryType: 3 };
    const offer = priceLane(lane, shipment([box(1000)]), pickup);
    expect(offer.carrier).toBe(store);
    expect(offer.quote.lines.find(({ kind }) => kind === 'delivery')?.amountMinor).toBe(6000);
    expect(reasonsOf({}, { ...pickup, pickupLimits: { ...noLimits, maxPieceG: 999 } })).toEqual([
      'limit.pieceWeight',
    ]);
  });

  it('refuses what nobody delivers, goods that it does not carry, and cash where it is not offered', () => {
    expect(reasonsOf({ carriers: [kerry] }, { at, deliveryType: 3 })).toEqual(['lane.noDelivery']);
    expect(reasonsOf({ goodsTypes: ['shoes'] }, home)).toEqual(['limit.goods']);
    expect(reasonsOf({ codOffered: false }, { ...home, cashOnDelivery: true })).toEqual([
      'cashOnDelivery.notOffered',
    ]);
    expect(reasonsOf({}, { ...home, cashOnDelivery: true })).toEqual([]);
  });
});

describe('offers in order', () => {
  const offer = (
    name: string,
    totalMinor: number | undefined,
    minDays: number,
    maxDays: number,
    refused = false,
  ) => ({
    name,
    minDays,
    maxDays,
    quote:
      totalMinor === undefined
        ? undefined
        : {
            totalMinor: totalMinor as never,
            refusals: refused ? [{ reason: 'limit.side' as const, numbers: {} }] : [],
          },
  });

  it('the possible first, by price and then by days, one marked cheapest and one fastest', () => {
    const ranked = rankOffers([
      offer('unpriced', undefined, 1, 1),
      offer('refused', 1, 1, 1, true),
      offer('air', 900, 3, 5),
      offer('sea', 300, 8, 14),
      offer('sea express', 300, 5, 8),
      offer('air plus', 950, 2, 5),
    ]);
    expect(ranked.map(({ name }) => name)).toEqual([
      'sea express',
      'sea',
      'air',
      'air plus',
      'refused',
      'unpriced',
    ]);
    expect(ranked.filter(({ cheapest }) => cheapest).map(({ name }) => name)).toEqual(['sea express']);
    expect(ranked.filter(({ fastest }) => fastest).map(({ name }) => name)).toEqual(['air plus']);
  });

  it('marks nothing where nothing is possible', () => {
    expect(rankOffers([offer('refused', 1, 1, 1, true)])).toMatchObject([
      { cheapest: false, fastest: false },
    ]);
  });
});
