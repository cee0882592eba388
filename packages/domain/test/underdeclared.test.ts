import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUnderdeclared } from '../src/duties/underdeclared.ts';
import { forAll } from './forAll.ts';

const nothing = { shopMinor: null, provenMinor: null, forecastMinor: null };

test('the shop’s own sale counts first, then the proof of purchase, then the forecast', () => {
  const all = { declaredMinor: 100, shopMinor: 200, provenMinor: 300, forecastMinor: 400 };
  expect(checkUnderdeclared([all])).toEqual({ declaredMinor: 100, boughtMinor: 200, boughtFrom: 'shop' });
  expect(checkUnderdeclared([{ ...all, shopMinor: null }])).toMatchObject({
    boughtMinor: 300,
    boughtFrom: 'proof',
  });
  expect(checkUnderdeclared([{ ...all, shopMinor: null, provenMinor: null }])).toMatchObject({
    ...{ boughtMinor: 400, boughtFrom: 'forecast' },
  });
  expect(checkUnderdeclared([{ ...nothing, declaredMinor: 100 }])).toMatchObject({ boughtFrom: 'none' });
});

test('the known price is never below the declared one, so nothing suggests declaring less', () => {
  const minor = fc.integer({ min: 0, max: 1_000 });
  const goods = fc.record({
    ...{ declaredMinor: minor, shopMinor: fc.option(minor), provenMinor: fc.option(minor) },
    forecastMinor: fc.option(minor),
  });
  forAll(fc.array(goods), (all) => {
    const { declaredMinor, boughtMinor, boughtFrom } = checkUnderdeclared(all);
    expect(boughtMinor).toBeGreaterThanOrEqual(declaredMinor);
    expect(boughtFrom !== 'none').toBe(boughtMinor > declaredMinor);
  });
});
