import { stepCount } from '../rounding.ts';
import { plainQuoteOptions, quote } from './quote.ts';
import type { FreightRule, RateCard, WeightTier } from './rateCard.ts';
import { priceListShipment } from './samples.ts';
import type { Destination } from './shipment.ts';

/** The price of one box of this weight with home delivery: freight and all other fees of the card. */
export interface EnteredPrice {
  readonly weightG: number;
  readonly priceMinor: number;
}

/**
 * Why a card cannot charge a typed price: the weight was typed twice, the price is not a multiple of the
 * coin, it is lower than at a lighter weight or than the card's other fees, or the card does not carry the
 * weight. `needed`: the weight or the price is missing.
 */
export type EnteredPriceProblem = 'needed' | 'twice' | 'coin' | 'falls' | 'belowFees' | 'tooHeavy';

export interface EnteredPriceResult {
  readonly problem: EnteredPriceProblem | null;
  /** The card's price at this weight; null if the card does not carry the weight. */
  readonly totalMinor: number | null;
}

interface TypedCard {
  readonly card: RateCard;
  /** The form of freight that the prices result in; `none` without a usable row. */
  readonly form: 'firstContinued' | 'firstGrades' | 'none';
  readonly rows: readonly EnteredPriceResult[];
  /**
   * The card's price of one box of this weight with home delivery, without duty; null if the card does not carry the
   * weight.
   */
  priceAt(weightG: number): number | null;
}

/**
 * The facts, besides weight, that are needed to get a price from the card: the destination, and the smallest coin
 * that people pay with.
 */
export interface EnteredPriceContext {
  readonly destination: Destination;
  readonly coinMinor: number;
}

/** The most rows: each becomes at most two grades, and a card has at most 20. */
export const enteredPricesMax = 10;

/** Round weight steps in grams that price lists usually have, the largest first. */
const stepsG = [1000, 500, 250, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** The engine's price for ordinary goods. */
function plainPrice(card: RateCard, weightG: number, place: EnteredPriceContext): number | null {
  const shipment = priceListShipment(weightG, { goodsTypes: [] }, place.destination);
  const { coinMinor } = place;
  const answer = quote(shipment, card, { ...plainQuoteOptions, at: card.validFrom, coinMinor });
  return answer.refusals.length > 0 ? null : answer.totalMinor;
}

/**
 * `card` with a freight rule that charges the typed prices: a first weight, then equal steps if they all cost
 * the same, else grades. If a span's price does not divide into equal steps, it gets two grades that differ
 * by a coin, so the sum is exact. Rows are returned in the order in which they were typed, each with what the
 * new card really charges. Never changes other fees of the card. `also`: weights in grams between the rows at
 * which a step must end too.
 * @example cardWithEnteredPrices({}, [], { destination: { country: 'TW', zip: '' }, coinMinor: 100 }).form // → 'none'
 */
export function cardWithEnteredPrices(
  card: RateCard,
  typed: readonly EnteredPrice[],
  place: EnteredPriceContext,
  also: readonly number[] = [],
): TypedCard {
  const { usable, problems } = checked(card, typed, place);
  const [first] = usable;
  if (first === undefined)
    return {
      card,
      form: 'none',
      rows: typed.map((_, at) => ({ problem: problems.get(at) ?? 'needed', totalMinor: null })),
      priceAt: (weightG) => plainPrice(card, weightG, place),
    };
  const weights = [...usable.map(({ weightG }) => weightG), ...also];
  const stepG = stepsG.find((step) => weights.every((weightG) => weightG % step === 0)) ?? 1;
  const freight = freightOf(usable, stepG, place.coinMinor);
  const made: RateCard = {
    ...card,
    weight: {
      ...card.weight,
      minimumG: Math.min(card.weight.minimumG, first.weightG),
      roundUpToG: stepG,
    },
    freight,
  };
  const priceAt = (weightG: number) => plainPrice(made, weightG, place);
  const rows = typed.map(({ weightG }, at) => ({
    problem: problems.get(at) ?? null,
    totalMinor: weightG > 0 ? priceAt(weightG) : null,
  }));
  return {
    card: made,
    form: freight.shape === 'firstContinued' ? freight.shape : 'firstGrades',
    rows,
    priceAt,
  };
}

/**
 * The rows that a card can charge, lightest first, each with its freight: the price minus the card's other
 * fees.
 */
function checked(card: RateCard, typed: readonly EnteredPrice[], place: EnteredPriceContext) {
  const problems = new Map<number, EnteredPriceProblem>();
  const usable: { weightG: number; freightMinor: number }[] = [];
  const noFreight: RateCard = {
    ...card,
    weight: { ...card.weight, minimumG: 0, roundUpToG: 1 },
    freight: { shape: 'firstContinued', firstWeightG: 0, firstPriceMinor: 0, stepG: 1, stepPriceMinor: 0 },
  };
  const byWeight = typed
    .map((row, at) => ({ ...row, at }))
    .sort((a, b) => a.weightG - b.weightG || a.at - b.at);
  for (const { weightG, priceMinor, at } of byWeight) {
    const last = usable.at(-1);
    const fees = weightG > 0 ? plainPrice(noFreight, weightG, place) : null;
    const freightMinor = priceMinor - (fees ?? 0);
    if (weightG <= 0 || priceMinor <= 0) problems.set(at, 'needed');
    else if (last?.weightG === weightG) problems.set(at, 'twice');
    else if (priceMinor % place.coinMinor !== 0) problems.set(at, 'coin');
    else if (fees === null) problems.set(at, 'tooHeavy');
    else if (freightMinor < 0) problems.set(at, 'belowFees');
    else if (last && freightMinor < last.freightMinor) problems.set(at, 'falls');
    else usable.push({ weightG, freightMinor });
  }
  return { usable, problems };
}

/**
 * Freight by equal steps, or by grades. Beyond the last weight the steps of the last span continue; with a single
 * row, its price per step continues.
 */
function freightOf(
  rows: readonly { weightG: number; freightMinor: number }[],
  stepG: number,
  coinMinor: number,
): FreightRule {
  const [first, ...rest] = rows;
  const firstWeightG = first?.weightG ?? stepG;
  const firstPriceMinor = first?.freightMinor ?? 0;
  const grades: WeightTier[] = [];
  let before = { weightG: firstWeightG, freightMinor: firstPriceMinor };
  for (const row of rest) {
    const steps = (row.weightG - before.weightG) / stepG;
    const coins = (row.freightMinor - before.freightMinor) / coinMinor;
    const low = Math.floor(coins / steps);
    // The number of steps that cost one coin more than the others.
    const dearer = coins - low * steps;
    if (dearer > 0)
      grades.push({ upToG: before.weightG + dearer * stepG, stepG, stepPriceMinor: (low + 1) * coinMinor });
    if (dearer < steps) grades.push({ upToG: row.weightG, stepG, stepPriceMinor: low * coinMinor });
    before = row;
  }
  const alone = stepCount(firstPriceMinor * stepG, firstWeightG * coinMinor) * coinMinor;
  const onward = { upToG: null, stepG, stepPriceMinor: grades.at(-1)?.stepPriceMinor ?? alone };
  const joined = [...grades, onward].filter(
    ({ stepPriceMinor }, at, all) => all[at + 1]?.stepPriceMinor !== stepPriceMinor,
  );
  const [only] = joined;
  return only && joined.length === 1
    ? { shape: 'firstContinued', firstWeightG, firstPriceMinor, stepG, stepPriceMinor: only.stepPriceMinor }
    : { shape: 'firstGrades', firstWeightG, firstPriceMinor, grades: joined };
}
