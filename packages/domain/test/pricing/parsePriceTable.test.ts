import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareCard } from '../../samples/rateCards.ts';
import { cardWithEnteredPrices, enteredPricesMax } from '../../src/pricing/enteredPrices.ts';
import { parsePriceTable } from '../../src/pricing/parsePriceTable.ts';
import { forAll } from '../forAll.ts';

const read = (text: string) =>
  parsePriceTable(text, 'TWD').lines.map(({ weightG, priceMinor }) => [weightG, priceMinor]);

describe('a price list', () => {
  test.each([
    ['copied from a spreadsheet', '重量(kg)\t運費\n1\t240\n2\t300'],
    ['as CSV with thousands', '"kg","NT$"\n"1","NT$240"\n"2","NT$300"'],
    ['with spans and units', '0–1 公斤;NT$ 240\n1–2 公斤;NT$ 300'],
    ['in grams', '1000g\t240\n2000 g\t300'],
    ['in another order, with a heading, a blank line and a remark', '空運\n\n2\t300\n1\t240\n另加稅金'],
    ['with a line that is corrected below', '1\t999\n1\t240\n2\t300'],
  ])('%s is read', (_, text) => {
    expect(read(text)).toEqual([
      [1_000, 24_000],
      [2_000, 30_000],
    ]);
  });

  test('can have thousands separators and half kilograms', () => {
    expect(read('0.5\t"1,200"\n10\t12,345')).toEqual([
      [500, 120_000],
      [10_000, 1_234_500],
    ]);
  });

  test('reads nothing from a line without a price, with two prices in a cell, or with a price of 0', () => {
    expect(read('1\t\n2\t100-200\n3\t0\nkg\tNT$')).toEqual([]);
  });
});

test('a long list is reduced to few rows, and the card charges every line of it', () => {
  forAll(
    fc.integer({ min: 200, max: 900 }),
    fc.array(fc.record({ lines: fc.integer({ min: 2, max: 9 }), rise: fc.integer({ min: 0, max: 90 }) }), {
      minLength: 2,
      maxLength: 5,
    }),
    fc.constantFrom(500, 1_000),
    // The first weight of the list may be several steps.
    fc.integer({ min: 1, max: 4 }),
    (first, spans, stepG, begins) => {
      const lines: [number, number][] = [[stepG * begins, first]];
      for (const { lines: count, rise } of spans)
        for (let n = 0; n < count; n += 1) {
          const [weightG, price] = lines.at(-1) ?? [0, 0];
          lines.push([weightG + stepG, price + rise]);
        }
      const table = parsePriceTable(lines.map(([g, price]) => `${g / 1_000}\t${price}`).join('\n'), 'TWD');
      expect(table.lines).toHaveLength(lines.length);
      expect(table.rows.length).toBeGreaterThan(0);
      expect(table.rows.length).toBeLessThanOrEqual(enteredPricesMax);
      const place = { destination: { country: 'TW', zip: '100' }, coinMinor: 100 };
      const { priceAt } = cardWithEnteredPrices(bareCard, table.rows, place);
      for (const { weightG, priceMinor } of table.lines) expect(priceAt(weightG)).toBe(priceMinor);
    },
  );
});

test('a list with too many changes of slope gives no rows', () => {
  const lines = Array.from({ length: 14 }, (_, n) => `${n + 1}\t${(n + 1) * 100 + n * n * 10}`);
  const { lines: all, rows } = parsePriceTable(lines.join('\n'), 'TWD');
  expect([all.length, rows.length]).toEqual([14, 0]);
});
