import { describe, expect, it } from 'vitest';
import { box, shipment } from '../../samples/shipments.ts';
import { brokenLimits, carrierLimits, type Limits, mergeLimits, noLimits } from '../../src/pricing/limits.ts';

describe('limits', () => {
  it('Kerry takes sides of 120 cm and pieces of 19.5 kg, and nothing beyond', () => {
    expect(brokenLimits(shipment([box(19_500, 1200, 1200, 1200)]), carrierLimits.kerry)).toEqual([]);
    expect(brokenLimits(shipment([box(1, 100, 1201, 100)]), carrierLimits.kerry)).toEqual([
      { reason: 'limit.side', numbers: { piece: 1, sideMm: 1201, maxSideMm: 1200 } },
    ]);
    expect(brokenLimits(shipment([box(1), box(19_501)]), carrierLimits.kerry)).toEqual([
      { reason: 'limit.pieceWeight', numbers: { piece: 2, weightG: 19_501, maxPieceG: 19_500 } },
    ]);
  });

  it('a convenience store takes 105 cm in sum, 45 cm in length, below 5 kg', () => {
    const reasons = (...boxes: Parameters<typeof box>) =>
      brokenLimits(shipment([box(...boxes)]), carrierLimits.convenienceStore).map(({ reason }) => reason);
    expect(reasons(4999, 450, 300, 300)).toEqual([]);
    expect(reasons(5000, 451, 300, 300)).toEqual(['limit.side', 'limit.sideSum', 'limit.pieceWeight']);
  });

  it('length and girth', () => {
    const limits = { ...noLimits, maxLengthGirthMm: 3000 };
    expect(brokenLimits(shipment([box(1, 1000, 500, 500)]), limits)).toEqual([]);
    expect(brokenLimits(shipment([box(1, 500, 1001, 500)]), limits)).toEqual([
      { reason: 'limit.lengthGirth', numbers: { piece: 1, lengthGirthMm: 3001, maxLengthGirthMm: 3000 } },
    ]);
  });

  it.each([
    ['limit.pieces', { maxPieces: 1 }],
    ['limit.shipmentMin', { minShipmentG: 2001 }],
    ['limit.shipmentMax', { maxShipmentG: 1999 }],
    ['limit.goods', { goodsTypes: ['shoes'] }],
  ] as [string, Partial<Limits>][])('%s', (reason, more) => {
    const two = shipment([box(1000), box(1000)]);
    expect(brokenLimits(two, { ...noLimits, ...more }).map((refusal) => refusal.reason)).toEqual([reason]);
  });

  it('combine the stricter values of channel and carrier', () => {
    const channel: Limits = {
      ...noLimits,
      maxSideMm: 2000,
      maxPieceG: 10_000,
      minShipmentG: 500,
      goodsTypes: ['clothes', 'shoes'],
    };
    expect(mergeLimits(channel, carrierLimits.kerry)).toEqual({ ...channel, maxSideMm: 1200 });
    expect(mergeLimits(carrierLimits.kerry, channel)).toEqual({ ...channel, maxSideMm: 1200 });
    expect(
      mergeLimits(channel, { ...noLimits, minShipmentG: 900, goodsTypes: ['shoes', 'food'] }),
    ).toMatchObject({
      minShipmentG: 900,
      goodsTypes: ['shoes'],
    });
  });
});
