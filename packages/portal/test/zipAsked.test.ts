import { expect, test } from 'vitest';
import { zipForLookup, zipToFillIn } from '../src/addresses/zipForLookup.ts';

test.each([
  ['TW', '110', '11000'],
  ['TW', '11049', '11049'],
  ['TW', '110-49', '11049'],
  ['TW', '110055', '11005'],
  ['TW', '11', undefined],
  ['TW', '1100', undefined],
  ['TW', '信義', undefined],
  ['TH', '10110', '10110'],
  ['TH', '101', undefined],
  ['MY', '50 450', '50450'],
  ['HK', '99907', undefined],
])('%s: %s asks by %s (specification, section 5: five digits for a query)', (country, typed, asked) => {
  expect(zipForLookup(country, typed)).toBe(asked);
});

test.each([
  ['TW', '110-49', '110', '11049'],
  ['TW', '110055', '110', '110055'],
  ['TW', '110', '110', '110'],
  // The person typed a name, so the only known code is that of the place itself.
  ['TW', '信義', '110', '110'],
  ['TH', '10110', '10110', '10110'],
  ['HK', '中環', null, ''],
])('%s: %s at a place with %s fills in %s', (country, typed, found, filled) => {
  expect(zipToFillIn(country, typed, found)).toBe(filled);
});
