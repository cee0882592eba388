import { describe, expect, test } from 'vitest';
import { courierNumberProblem } from '../src/parcels/couriers.ts';
import { areasMatching } from '../src/pickups/area.ts';
import { defaultPickupSettings, pickupDays } from '../src/pickups/days.ts';
import { pieceNumber } from '../src/pickups/number.ts';
import { pickupPrice } from '../src/pickups/price.ts';
import { referenceIn, referenceNumber } from '../src/reference.ts';

describe('fetching goods by a driver', () => {
  test.each([
    [100, 6_000, 0],
    [10_000, 6_000, 0],
    [10_001, 6_800, 1],
    [12_500, 8_400, 3],
  ])('of %i g costs %i: the first 10 kg, then each started kilogram', (weightG, amountMinor, steps) => {
    const tariff = { baseMinor: 6_000, baseWeightG: 10_000, stepMinor: 800, maxWeightG: 500_000 };
    expect(pickupPrice(tariff, weightG)).toEqual({ amountMinor, steps });
  });

  test('finds an area by part of a place’s name or by a whole address, and none without drivers', () => {
    const areas = [
      { id: 'gz', names: ['廣州市區', 'Guangzhou'], places: ['天河區', '白雲區'] },
      { id: 'yw', names: ['義烏', 'Yiwu'], places: ['國際商貿城'] },
    ];
    const found = (words: string) => areasMatching(areas, words).map(({ id }) => id);
    expect(['天河', '廣東省廣州市天河區體育西路 1 號', ' guang zhou ', '義', ''].map(found)).toEqual([
      ['gz'],
      ['gz'],
      ['gz'],
      ['yw'],
      ['gz', 'yw'],
    ]);
    expect([found('花都'), found('Beijing')]).toEqual([[], []]);
  });

  test('happens on the shop’s weekdays, from its first day on', () => {
    // 2026-11-21 is a Saturday.
    const days = (more: Partial<typeof defaultPickupSettings>) =>
      pickupDays('2026-11-21', { ...defaultPickupSettings, horizonDays: 3, ...more });
    expect(days({})).toEqual(['2026-11-23', '2026-11-24']);
    expect(days({ leadDays: 0 })).toEqual(['2026-11-21', '2026-11-23']);
    expect(days({ weekdays: [7] })).toEqual(['2026-11-22']);
    expect(days({ weekdays: [5] })).toEqual([]);
  });

  test('numbers its pieces so that desks take them for courier numbers', () => {
    const label = pieceNumber(referenceNumber('PK', Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)), 12);
    expect(label).toMatch(/^PK[0-9A-Z]{9}-12$/);
    expect([courierNumberProblem(label), referenceIn('P', label)]).toEqual([undefined, undefined]);
  });
});
