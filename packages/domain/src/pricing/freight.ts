import { type Minor, minor } from '../money.ts';
import { stepCount } from '../rounding.ts';
import type { CostLine, CostReason } from './costLine.ts';
import type {
  BaseAndTierRate,
  FirstWeightAndGrades,
  FirstWeightAndSteps,
  FirstWeightAndTiers,
  FreightRule,
  WeightTier,
} from './rateCard.ts';

/** A load with one price: the whole shipment, or one box if the card prices boxes separately. */
export interface PricedLoad {
  readonly billingWeightG: number;
  readonly realWeightG: number;
  readonly volumeCm3: number;
}

/**
 * The freight lines for `load`, or undefined if the card has no rate for it. A missing rate is never a price of 0. A
 * started step counts as a whole one.
 * @example freightLines({ billingWeightG: 2001, realWeightG: 2001, volumeCm3: 6000 }, plainCard.freight)[0].amountMinor
 * // → 15_000
 * @example freightLines({ billingWeightG: 30_001, realWeightG: 30_001, volumeCm3: 6000 }, taiwanAir.freight) // →
 * undefined
 */
export function freightLines(load: PricedLoad, rule: FreightRule): CostLine[] | undefined {
  switch (rule.shape) {
    case 'firstContinued':
      return [firstContinued(load.billingWeightG, rule)];
    case 'firstGrades':
      return firstGrades(load.billingWeightG, rule);
    case 'firstTiers':
      return firstTiers(load.billingWeightG, rule);
    case 'ladder':
      return ladder(load.billingWeightG, rule);
    case 'volume': {
      // `denseCm3` is the volume that the weight fills at the highest density that is billed by volume. 1 kg/m³ is 1
      // gram per 1000 cm³.
      const denseCm3 = stepCount(load.realWeightG * 1000, rule.maxKgPerM3);
      const billedCm3 = Math.max(load.volumeCm3, denseCm3);
      const steps = Math.max(stepCount(billedCm3, rule.stepCm3), rule.minSteps);
      const { stepCm3, stepPriceMinor, maxKgPerM3 } = rule;
      const { volumeCm3, realWeightG } = load;
      return [
        line(minor(steps * stepPriceMinor), {
          rule: 'freight.volume',
          numbers: { volumeCm3, realWeightG, maxKgPerM3, billedCm3, stepCm3, steps, stepPriceMinor },
        }),
      ];
    }
  }
}

function firstContinued(billingWeightG: number, rule: FirstWeightAndSteps): CostLine {
  const { firstWeightG, firstPriceMinor, stepG, stepPriceMinor } = rule;
  const steps = stepCount(Math.max(0, billingWeightG - firstWeightG), stepG);
  return line(minor(firstPriceMinor + steps * stepPriceMinor), {
    rule: 'freight.firstContinued',
    numbers: { billingWeightG, firstWeightG, firstPriceMinor, stepG, steps, stepPriceMinor },
  });
}

function firstGrades(billingWeightG: number, rule: FirstWeightAndGrades): CostLine[] | undefined {
  const { firstWeightG, firstPriceMinor } = rule;
  const lines = [
    line(minor(firstPriceMinor), {
      rule: 'freight.first',
      numbers: { billingWeightG, firstWeightG, firstPriceMinor },
    }),
  ];
  let fromG = firstWeightG;
  for (const { upToG, stepG, stepPriceMinor } of rule.grades) {
    if (fromG >= billingWeightG) break;
    const toG = Math.min(billingWeightG, upToG ?? billingWeightG);
    if (toG <= fromG) continue;
    const steps = stepCount(toG - fromG, stepG);
    lines.push(
      line(minor(steps * stepPriceMinor), {
        rule: 'freight.grade',
        numbers: { fromG, toG, stepG, steps, stepPriceMinor },
      }),
    );
    fromG = toG;
  }
  return fromG >= billingWeightG ? lines : undefined;
}

function firstTiers(billingWeightG: number, rule: FirstWeightAndTiers): CostLine[] | undefined {
  const { firstWeightG, firstPriceMinor } = rule;
  if (billingWeightG <= firstWeightG) {
    return [
      line(minor(firstPriceMinor), {
        rule: 'freight.first',
        numbers: { billingWeightG, firstWeightG, firstPriceMinor },
      }),
    ];
  }
  return cheapest(billingWeightG, rule, (chargedWeightG, { stepG, stepPriceMinor }) => {
    const steps = stepCount(chargedWeightG - firstWeightG, stepG);
    return line(minor(firstPriceMinor + steps * stepPriceMinor), {
      rule: 'freight.firstTiers',
      numbers: {
        billingWeightG,
        chargedWeightG,
        firstWeightG,
        firstPriceMinor,
        stepG,
        steps,
        stepPriceMinor,
      },
    });
  });
}

function ladder(billingWeightG: number, rule: BaseAndTierRate): CostLine[] | undefined {
  const { basePriceMinor } = rule;
  return cheapest(billingWeightG, rule, (chargedWeightG, { stepG, stepPriceMinor }) => {
    const steps = stepCount(chargedWeightG, stepG);
    return line(minor(basePriceMinor + steps * stepPriceMinor), {
      rule: 'freight.ladder',
      numbers: { billingWeightG, chargedWeightG, basePriceMinor, stepG, steps, stepPriceMinor },
    });
  });
}

/**
 * The price in the tier of this weight. If the rule has a cap, the lowest of that price and the prices at each later
 * tier's smallest weight.
 */
function cheapest(
  weightG: number,
  rule: Pick<BaseAndTierRate, 'tiers' | 'neverDearerThanNextTier'>,
  price: (chargedWeightG: number, tier: WeightTier) => CostLine,
): CostLine[] | undefined {
  const own = rule.tiers.findIndex((tier) => tier.upToG === null || weightG <= tier.upToG);
  if (own < 0) return undefined;
  const considered = rule.tiers.slice(own, rule.neverDearerThanNextTier ? undefined : own + 1);
  const priced = considered.map((tier, later) => {
    const before = later === 0 ? null : considered[later - 1]?.upToG;
    return price(typeof before === 'number' ? Math.max(weightG, before + 1) : weightG, tier);
  });
  return [priced.reduce((best, one) => (one.amountMinor < best.amountMinor ? one : best))];
}

function line(amountMinor: Minor, reason: CostReason): CostLine {
  return { kind: 'freight', amountMinor, estimate: false, reason };
}
