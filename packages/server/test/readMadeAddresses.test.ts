import { readAddress } from '@crossdock/domain/addresses/reading/readAddress.ts';
import { type Region, regions } from '@crossdock/domain/regions.ts';
import { expect, test } from 'vitest';
import { hongKongAreas, malaysianAreas, taiwaneseAreas, thaiAreas } from '../src/addresses/areaSources.ts';
import { Dice } from './dice.ts';
import { generateAddress } from './madeAddresses.ts';
import { type GeneratedAddress, type MadeField, madeFields } from './madeParts.ts';

const areas = [...taiwaneseAreas(), ...hongKongAreas(), ...thaiAreas(), ...malaysianAreas()];
const ofEachCountry = 100;

function made(seed: number): GeneratedAddress[] {
  const dice = new Dice(seed);
  return regions.flatMap((country) =>
    Array.from({ length: ofEachCountry }, () => generateAddress(dice, country, { areas })),
  );
}

/**
 * Prepares a text for comparison: removes blanks, commas and full stops, and replaces 臺 with 台, because people write
 * these in several ways.
 */
const comparable = (text: string) => text.replaceAll('臺', '台').replace(/[\s,，.]/g, '');

function readOf({ text }: GeneratedAddress): Record<MadeField, string> {
  const read = readAddress(text, { areas, countries: regions });
  return { ...read, door: `${read.street}${read.detail}` };
}

interface Wrong {
  readonly text: string;
  readonly country: Region;
  readonly field: MadeField;
  readonly expected: string;
  readonly read: string;
}

/**
 * The fields that were read wrongly from an address. The street is compared only in Taiwan, because the address forms
 * of other countries have one line.
 */
function judged(one: GeneratedAddress): Wrong[] {
  const read = readOf(one);
  return madeFields
    .filter((field) => field !== 'street' || one.country === 'TW')
    .flatMap((field) => {
      const expected = one.fields[field];
      const sides =
        field === 'door'
          ? [expected, read.door].map((text) => [...comparable(text)].sort().join(''))
          : [expected, read[field]].map(comparable);
      return sides[0] === sides[1]
        ? []
        : [{ text: one.text, country: one.country, field, expected, read: read[field] }];
    });
}

function measured(seed: number) {
  const all = made(seed);
  const wrong = all.flatMap(judged);
  const rightIn = (country: Region) => {
    const fields = ofEachCountry * (madeFields.length - (country === 'TW' ? 0 : 1));
    return 1 - wrong.filter((one) => one.country === country).length / fields;
  };
  return { wrong, rightIn };
}

test.each([1, 2])(
  'four hundred generated addresses of seed %i are read: 95 of 100 fields right in each country, no wrong code',
  (seed) => {
    const { wrong, rightIn } = measured(seed);
    for (const country of regions) expect(rightIn(country), country).toBeGreaterThanOrEqual(0.95);
    expect(wrong.filter(({ field, read }) => field === 'zip' && read !== '')).toEqual([]);
  },
);
