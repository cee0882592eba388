import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaDistance, metresBetween } from '../src/addresses/nearness.ts';
import { forAll } from './forAll.ts';

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance of two places', () => {
  test('of Taipei 101 and Kaohsiung’s main station is 298 km', () => {
    const km =
      metresBetween({ latitude: 25.0339, longitude: 121.5645 }, { latitude: 22.6397, longitude: 120.3021 }) /
      1000;
    expect(km).toBeGreaterThan(295);
    expect(km).toBeLessThan(301);
  });

  test('is the same both ways, nothing to itself, and never more than half around the earth', () => {
    forAll(places, places, (a, b) => {
      expect(metresBetween(a, b)).toBe(metresBetween(b, a));
      expect(metresBetween(a, a)).toBe(0);
      expect(metresBetween(a, b)).toBeLessThanOrEqual(20_020_000);
    });
  });
});

test.each([
  ['the same code, one of them to the door', { zip: '11008' }, 0],
  ['the same district without a code', { zip: '' }, 1],
  ['the province in the other spelling', { province: '台北市', city: '大安區', zip: '' }, 2],
  ['another district', { city: '大安區', zip: '106' }, 2],
  ['another county with a district of the same name', { province: '基隆市', zip: '201' }, 3],
  ['another country', { country: 'HK', zip: '' }, 4],
])('places by their names: %s', (_what, change, steps) => {
  const home = { country: 'TW', province: '臺北市', city: '信義區', zip: '110' };
  expect(areaDistance(home, { ...home, ...change })).toBe(steps);
  expect(areaDistance({ ...home, ...change }, home)).toBe(steps);
});
