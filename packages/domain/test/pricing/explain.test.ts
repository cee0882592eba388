import { describe, expect, it } from 'vitest';
import { bareCard, taiwanSeaExpress } from '../../samples/rateCards.ts';
import { box, options, shipment } from '../../samples/shipments.ts';
import { explainDifference } from '../../src/pricing/explain.ts';
import { pickRateCard, pickZone } from '../../src/pricing/pick.ts';
import { quote } from '../../src/pricing/quote.ts';

describe('the difference between quote and bill', () => {
  const linesFor = (weightG: number) => quote(shipment([box(weightG)]), bareCard, options()).lines;

  it('names the weights that changed', () => {
    expect(explainDifference(linesFor(1000), linesFor(1600))).toEqual([
      {
        kind: 'freight',
        beforeMinor: 10_000,
        afterMinor: 16_000,
        deltaMinor: 6000,
        why: [
          { name: 'billingWeightG', before: 1000, after: 1600 },
          { name: 'steps', before: 0, after: 2 },
        ],
      },
    ]);
  });

  it('shows a cost that only the bill has', () => {
    const packed = { ...bareCard, packing: { perShipmentMinor: 900, perBoxMinor: 0, perParcelMinor: 0 } };
    const billed = quote(shipment([box(1000)]), packed, options()).lines;
    expect(explainDifference(linesFor(1000), billed)).toMatchObject([
      { kind: 'packing', beforeMinor: 0, afterMinor: 900, deltaMinor: 900 },
    ]);
  });

  it('is empty if no price changed', () => {
    expect(explainDifference(linesFor(1100), linesFor(1500))).toEqual([]);
  });
});

describe('which rate card', () => {
  const old = { ...taiwanSeaExpress, validFrom: '2026-01-01T00:00:00Z', validTo: '2026-07-01T00:00:00Z' };
  const current = { ...taiwanSeaExpress, validFrom: '2026-07-01T00:00:00Z', validTo: null };
  const sale = {
    ...taiwanSeaExpress,
    validFrom: '2026-11-11T00:00:00+08:00',
    validTo: '2026-11-12T00:00:00+08:00',
  };
  const cards = [current, sale, old];

  it.each([
    ['2025-12-31T23:59:59Z', undefined],
    ['2026-01-01T00:00:00Z', old],
    ['2026-06-30T23:59:59.999Z', old],
    ['2026-07-01T00:00:00Z', current],
    ['2026-11-10T15:59:59Z', current],
    ['2026-11-10T16:00:00Z', sale],
    ['2026-11-11T16:00:00Z', current],
  ])('at %s', (at, expected) => {
    expect(pickRateCard(cards, { at })).toBe(expected);
  });
});

describe('which zone', () => {
  const main = { country: 'TW', zipPrefixes: [] };
  const islands = { country: 'TW', zipPrefixes: ['88', '89'] };
  const matsu = { country: 'TW', zipPrefixes: ['8899', '209'] };
  const thailand = { country: 'TH', zipPrefixes: [] };
  const zones = [main, islands, matsu, thailand];

  it('is the one whose prefix fits most closely, then the whole country', () => {
    expect(pickZone(zones, { country: 'TW', zip: '10617' })).toBe(main);
    expect(pickZone(zones, { country: 'TW', zip: '88041' })).toBe(islands);
    expect(pickZone(zones, { country: 'TW', zip: '88990' })).toBe(matsu);
    expect(pickZone(zones, { country: 'TH', zip: '88041' })).toBe(thailand);
    expect(pickZone(zones, { country: 'MY', zip: '50000' })).toBeUndefined();
    expect(pickZone([islands], { country: 'TW', zip: '10617' })).toBeUndefined();
  });
});
