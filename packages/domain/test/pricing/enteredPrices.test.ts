import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareCard, plainCard, taiwanFees } from '../../samples/rateCards.ts';
import {
  cardWithEnteredPrices,
  type EnteredPrice,
  type EnteredPriceContext,
  enteredPricesMax,
} from '../../src/pricing/enteredPrices.ts';
import { plainQuoteOptions, quote } from '../../src/pricing/quote.ts';
import type { RateCard } from '../../src/pricing/rateCard.ts';
import { forAllIn } from '../forAll.ts';

const taipei = { destination: { country: 'TW', zip: '100' }, coinMinor: 100 };
const kg = (weight: number, price: number): EnteredPrice => ({
  weightG: Math.round(weight * 1000),
  priceMinor: price * 100,
});
/** The engine's own answer for one box that is billed by its weight. */
function plainPrice(
  card: RateCard,
  weightG: number,
  { destination, coinMinor }: EnteredPriceContext,
): number {
  const boxes = [{ weightG, lengthMm: 0, widthMm: 0, heightMm: 0 }];
  const shipment = { boxes, parcelCount: 1, goodsTypes: [], declaredMinor: 0, destination, stored: [] };
  return quote(shipment, card, { ...plainQuoteOptions, at: card.validFrom, coinMinor }).totalMinor;
}

const withFees: RateCard = {
  ...plainCard,
  ...taiwanFees,
  size: { ...plainCard.size, overWeight: [{ overG: 25_000, feeMinor: 25_000 }] },
  areas: [{ name: 'far', zipPrefixes: ['880'], per: 'kg', feeMinor: 1500 }],
  limits: { ...plainCard.limits, maxPieceG: 40_000 },
};

describe('prices typed for some weights', () => {
  it('become a first price and equal steps if they fit', () => {
    const { card, form, rows, priceAt } = cardWithEnteredPrices(
      plainCard,
      [kg(1, 240), kg(3, 420), kg(10, 1050)],
      taipei,
    );
    expect(form).toBe('firstContinued');
    expect(card.freight).toMatchObject({ firstPriceMinor: 24_000, stepG: 1000, stepPriceMinor: 9000 });
    expect(rows.map(({ problem }) => problem)).toEqual([null, null, null]);
    expect(plainPrice(card, 2000, taipei)).toBe(33_000);
    expect(plainPrice(card, 12_000, taipei)).toBe(123_000);
    expect(priceAt(12_000)).toBe(123_000);
  });

  it('become grades if they do not, exact to the coin', () => {
    const { card, form, rows } = cardWithEnteredPrices(
      plainCard,
      [kg(1, 240), kg(3, 420), kg(10, 990)],
      taipei,
    );
    expect(form).toBe('firstGrades');
    expect(rows.map(({ totalMinor }) => totalMinor)).toEqual([24_000, 42_000, 99_000]);
    // From 3 to 10 kg, 570 are charged for seven steps: three at 82 and four at 81. Each kg beyond costs 81.
    expect([4, 5, 6, 7, 11].map((weight) => plainPrice(card, weight * 1000, taipei))).toEqual(
      [502, 584, 666, 747, 1071].map((price) => price * 100),
    );
  });

  it('use half kilograms if a weight has them, and leave the other fees unchanged', () => {
    const { card, rows } = cardWithEnteredPrices(withFees, [kg(0.5, 300), kg(1, 345), kg(30, 3300)], taipei);
    expect(card.weight).toMatchObject({ roundUpToG: 500, minimumG: 500 });
    expect(rows.map(({ totalMinor }) => totalMinor)).toEqual([30_000, 34_500, 330_000]);
    expect(card.delivery).toEqual(withFees.delivery);
  });

  it('are refused at their row if no card can charge them', () => {
    const typed = [
      ...[kg(1, 240), kg(3, 200), kg(3, 420), kg(3, 430), kg(5, 100), kg(50, 9000), kg(0, 10), kg(7, 0)],
      { weightG: 6000, priceMinor: 60_050 },
    ];
    const { rows } = cardWithEnteredPrices(withFees, typed, taipei);
    expect(rows.map(({ problem }) => problem)).toEqual([
      ...[null, 'falls', null, 'twice', 'belowFees', 'tooHeavy', 'needed', 'needed', 'coin'],
    ]);
    expect(cardWithEnteredPrices(plainCard, [], taipei)).toMatchObject({
      card: plainCard,
      form: 'none',
      rows: [],
    });
  });

  const rows = fc.array(
    fc.record({
      weightG: fc.oneof(
        fc.integer({ min: 1, max: 60 }).map((n) => n * 500),
        fc.integer({ min: 1, max: 40_000 }),
      ),
      priceMinor: fc.integer({ min: 1, max: 200_000 }).map((n) => n * 10),
    }),
    { minLength: 1, maxLength: enteredPricesMax },
  );
  it.each([
    ['a bare card', bareCard, '100'],
    ['a plain card', plainCard, '100'],
    ['a card with fees', withFees, '100'],
    ['a card with a fee for each kg', withFees, '88041'],
  ])('are charged to the coin in every row without a problem, by %s', (_, before, zip) => {
    forAllIn(150)(rows, fc.constantFrom(1, 10, 100), (typed, coinMinor) => {
      const place = { destination: { country: 'TW', zip }, coinMinor };
      // Prices rise with the weight, so that most rows can be charged.
      const weights = typed.map(({ weightG }) => weightG).sort((a, b) => a - b);
      const prices = typed.map(({ priceMinor }) => priceMinor).sort((a, b) => a - b);
      const rising = weights.map((weightG, at) => ({ weightG, priceMinor: prices[at] ?? 0 }));
      for (const asked of [typed, rising]) {
        const { card, rows: answered } = cardWithEnteredPrices(before, asked, place);
        expect(answered).toHaveLength(asked.length);
        for (const [at, { weightG, priceMinor }] of asked.entries()) {
          if (answered[at]?.problem === null) expect(plainPrice(card, weightG, place)).toBe(priceMinor);
        }
        if (card.freight.shape === 'firstGrades') expect(card.freight.grades.length).toBeLessThan(21);
      }
    });
  });
});
