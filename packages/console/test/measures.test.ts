import { expect, test } from 'vitest';
import { parseSides, parseWeight } from '../src/shell/measures.ts';

test.each([
  ['1.25', 1_250],
  [' 0,8 kg ', 800],
  ['1250g', 1_250],
  ['１.５', 1_500],
  ['0', null],
  ['-1', null],
  ['1.2345', null],
  ['0.004', null],
  ['300', 300_000],
  ['300.1', null],
  ['SF1234567890123', null],
  ['', null],
])('a weight of %j is %j grams', (text, grams) => {
  expect(parseWeight(text)).toBe(grams);
});

test.each([
  ['30 20 10', [300, 200, 100]],
  ['30x20.5X10', [300, 205, 100]],
  ['30*20*10cm', [300, 200, 100]],
  ['30×20×10', [300, 200, 100]],
  ['30 20', null],
  ['30 20 0', null],
  ['30 20 401', null],
  ['300 300 300', null],
  ['30 20 10 5', null],
])('sides of %j are %j mm', (text, sides) => {
  const found = parseSides(text);
  expect(found && [found.lengthMm, found.widthMm, found.heightMm]).toEqual(sides);
});
