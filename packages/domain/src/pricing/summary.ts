import type { FreightRule } from './rateCard.ts';

/** A freight price as one line of a list: the price of the first weight, and of each further step. */
export interface FreightSummary {
  /** Null if every step costs the same from the first one on. */
  readonly first: { readonly weightG: number; readonly priceMinor: number } | null;
  /**
   * By weight or, for sea freight, by volume. `more`: there are several rates, and this is the one for light
   * shipments.
   */
  readonly step: {
    readonly weightG: number | null;
    readonly cm3: number | null;
    readonly priceMinor: number;
    readonly more: boolean;
  };
}

/**
 * A freight rule as one line of a price list. Never a price to pay: minimum weights, later rates and other fees are not
 * in it.
 * @example freightSummary(plainCard.freight) // → { first: { weightG: 1000, priceMinor: 8000 }, step: { weightG: 1000,
 * cm3: null, priceMinor: 3500, more: false } }
 * @example freightSummary(thailandLand.freight).step.more // → true
 */
export function freightSummary(freight: FreightRule): FreightSummary {
  if (freight.shape === 'volume')
    return {
      first: null,
      step: { weightG: null, cm3: freight.stepCm3, priceMinor: freight.stepPriceMinor, more: false },
    };
  const first =
    freight.shape === 'ladder'
      ? { weightG: 0, priceMinor: freight.basePriceMinor }
      : { weightG: freight.firstWeightG, priceMinor: freight.firstPriceMinor };
  const steps =
    freight.shape === 'firstContinued'
      ? [freight]
      : freight.shape === 'firstGrades'
        ? freight.grades
        : freight.tiers;
  const [step] = steps;
  return {
    first: first.weightG === 0 && first.priceMinor === 0 ? null : first,
    step: {
      weightG: step?.stepG ?? null,
      cm3: null,
      priceMinor: step?.stepPriceMinor ?? 0,
      more: steps.length > 1,
    },
  };
}
