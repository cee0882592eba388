import { expect, test } from 'vitest';
import { shelfFrom } from '../src/parcels/shelves.ts';
import { sidesFrom, weightFrom } from '../src/shell/measures.ts';

test.each([
  ['1.25', 1_250],
  [' 0,8 kg ', 800],
  ['1250g', 1_250],
  ['１.５', 1_500],
  ['0', null],
  ['-1', null],
  ['1.2345', null],
  ['1001', null],
  ['SF1234567890123', null],
  ['', null],
])('a weight of %j is %j grams', (text, grams) => {
  expect(weightFrom(text)).toBe(grams);
});

test.each([
  ['30 20 10', [300, 200, 100]],
  ['30x20.5X10', [300, 205, 100]],
  ['30*20*10cm', [300, 200, 100]],
  ['30×20×10', [300, 200, 100]],
  ['30 20', null],
  ['30 20 0', null],
  ['30 20 1001', null],
  ['30 20 10 5', null],
])('sides of %j are %j mm', (text, sides) => {
  const found = sidesFrom(text);
  expect(found && [found.lengthMm, found.widthMm, found.heightMm]).toEqual(sides);
});

test.each([
  ['a-03', 'A-03'],
  ['B12-4', 'B12-4'],
  ['*pallet 7', 'PALLET 7'],
  ['SF1234567890123', null],
  ['7312345678', null],
  ['JT1', 'JT1'],
  ['YT1234567890123', null],
])('a scan of %j names the shelf %j', (text, shelf) => {
  expect(shelfFrom(text)).toBe(shelf);
});
