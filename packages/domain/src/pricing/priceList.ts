import {
  cardWithEnteredPrices,
  type EnteredPrice,
  type EnteredPriceContext,
  type EnteredPriceProblem,
} from './enteredPrices.ts';
import { rowsToEnter } from './parsePriceTable.ts';
import type { RateCard } from './rateCard.ts';

/** A line of a price list. A line with a step also has the price of each further started step. */
export interface PriceListLine extends EnteredPrice {
  readonly step: { readonly stepG: number; readonly stepPriceMinor: number } | null;
}

/**
 * `differs`: the card would charge something else; `tooMany`: prices rise at too many different rates; `mixed`: a
 * line with a step is not alone.
 */
export type PriceListProblem = EnteredPriceProblem | 'differs' | 'tooMany' | 'mixed';

export interface PriceListFault {
  readonly column: 'weight_g' | 'price_minor' | 'step_price_minor';
  readonly problem: PriceListProblem;
  readonly params: Readonly<Record<string, number>>;
}

interface ListedCard {
  readonly card: RateCard;
  /** One entry per line, in order. If there is any fault, the card must not be used. */
  readonly faults: readonly (PriceListFault | null)[];
}

const ofWeight: readonly PriceListProblem[] = ['twice', 'tooHeavy'];

const faultOf = (problem: PriceListProblem, params: PriceListFault['params'] = {}): PriceListFault => ({
  column: ofWeight.includes(problem) ? 'weight_g' : 'price_minor',
  problem,
  params,
});

/**
 * `card` with a freight rule that charges the prices of a list: by weights, or by a first weight and a step.
 * Never changes other fees of the card, which are part of the listed prices.
 * @example cardWithPriceList({}, [], { destination: { country: 'TW', zip: '' }, coinMinor: 100 }).faults // → []
 */
export function cardWithPriceList(
  card: RateCard,
  lines: readonly PriceListLine[],
  place: EnteredPriceContext,
): ListedCard {
  const [first, ...others] = lines;
  const stepped = lines.find(({ step }) => step !== null);
  if (first === undefined) return { card, faults: [] };
  if (stepped && others.length > 0) return { card, faults: lines.map(() => faultOf('mixed')) };
  const typed = cardWithEnteredPrices(card, lines, place);
  if (typed.rows.some(({ problem }) => problem !== null))
    return { card, faults: typed.rows.map(({ problem }) => (problem === null ? null : faultOf(problem))) };
  if (stepped?.step) return steppedCard(typed.card, stepped.step, place.coinMinor);
  const byWeight = lines.toSorted((a, b) => a.weightG - b.weightG);
  const rows = rowsToEnter(byWeight);
  if (rows.length === 0) return { card, faults: lines.map(() => faultOf('tooMany', { n: lines.length })) };
  const weights = lines.map(({ weightG }) => weightG);
  const made = cardWithEnteredPrices(card, rows, place, weights);
  const faults = lines.map(({ weightG, priceMinor }) =>
    made.priceAt(weightG) === priceMinor ? null : faultOf('differs'),
  );
  return { card: made.card, faults };
}

function steppedCard(
  made: RateCard,
  { stepG, stepPriceMinor }: NonNullable<PriceListLine['step']>,
  coinMinor: number,
): ListedCard {
  const { freight, weight } = made;
  if (freight.shape !== 'firstContinued') return { card: made, faults: [faultOf('mixed')] };
  if (stepPriceMinor % coinMinor !== 0)
    return { card: made, faults: [{ ...faultOf('coin'), column: 'step_price_minor' }] };
  // Steps count from the first weight, so the whole weight may be rounded up only to steps that divide it.
  const roundUpToG = freight.firstWeightG % stepG === 0 ? stepG : 1;
  const card = {
    ...made,
    weight: { ...weight, roundUpToG },
    freight: { ...freight, stepG, stepPriceMinor },
  };
  return { card, faults: [null] };
}
