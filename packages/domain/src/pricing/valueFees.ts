import { applyRate, fractionRoundedUp, minor } from '../money.ts';
import { paymentMethodFee } from '../payments/payable.ts';
import { upToMultiple } from '../rounding.ts';
import type { CostLine } from './costLine.ts';
import type { CashOnDeliveryRule, InsuranceRule, TaxRule } from './rateCard.ts';

/** Rates are in basis points: 1 = 0.01 %. */
const wholeBp = 10_000;

/**
 * Insurance of `insuredMinor`, up to the shop's maximum. Rounded up, and never below the minimum fee. Never compares
 * the sum with the declared value.
 * @example insuranceLine(100_001, taiwanFees.insurance).amountMinor // → 3001
 * @example insuranceLine(50_000, taiwanFees.insurance).reason.rule // → 'insurance.minimum'
 */
export function insuranceLine(insuredMinor: number, rule: InsuranceRule): CostLine {
  const { rateBp, minMinor, maxCoverMinor } = rule;
  const coveredMinor = maxCoverMinor === null ? insuredMinor : Math.min(insuredMinor, maxCoverMinor);
  const byRate = fractionRoundedUp(minor(coveredMinor), rateBp, wholeBp);
  return {
    kind: 'insurance',
    amountMinor: minor(Math.max(byRate, minMinor)),
    estimate: false,
    reason: {
      rule: byRate < minMinor ? 'insurance.minimum' : 'insurance.rate',
      numbers: { insuredMinor, coveredMinor, rateBp, minMinor, rounding: 'up' },
    },
  };
}

export interface TaxableGoods {
  readonly declaredMinor: number;
  readonly freightMinor: number;
  /** How many customs entries the importer already has in this calendar half-year. */
  readonly entriesBefore: number;
  readonly taxIncluded: boolean;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/**
 * The card's taxes that apply, each rounded as its rule says. A value that equals the tax-free amount is never taxed,
 * as long as the importer has free entries left. An estimate until customs decide.
 * @example taxLines({ declaredMinor: 200_000, freightMinor: 15_000, entriesBefore: 5, taxIncluded: true, at:
 * '2026-11-20T12:00:00Z' }, plainSea.taxes) // → []
 * @example taxLines({ declaredMinor: 200_000, freightMinor: 15_000, entriesBefore: 6, taxIncluded: true, at:
 * '2026-11-20T12:00:00Z' }, plainSea.taxes)[0].amountMinor // → 10_000
 */
export function taxLines(taxed: TaxableGoods, rules: readonly TaxRule[]): CostLine[] {
  return rules.filter((rule) => applies(taxed, rule)).map((rule) => taxLine(taxed, rule));
}

function applies(taxed: TaxableGoods, rule: TaxRule): boolean {
  if (!rule.always && !taxed.taxIncluded) return false;
  const at = Date.parse(taxed.at);
  if (rule.from !== null && at < Date.parse(rule.from)) return false;
  if (rule.to !== null && at >= Date.parse(rule.to)) return false;
  if (rule.onlyUpToMinor !== null && taxed.declaredMinor > rule.onlyUpToMinor) return false;
  return taxed.declaredMinor > thresholdMinor(taxed, rule);
}

function taxLine(taxed: TaxableGoods, rule: TaxRule): CostLine {
  const { base, rateBp, rounding } = rule;
  const entry = taxed.entriesBefore + 1;
  const freeUpToMinor = thresholdMinor(taxed, rule);
  const declaredMinor = taxed.declaredMinor - (rule.onExcessOnly ? freeUpToMinor : 0);
  const bases = {
    declared: declaredMinor,
    freight: taxed.freightMinor,
    declaredAndFreight: declaredMinor + taxed.freightMinor,
  };
  const baseMinor = bases[base];
  return {
    kind: rule.kind,
    amountMinor: applyRate(minor(baseMinor), rateBp, rounding),
    estimate: rule.estimate,
    reason: {
      rule: 'tax.rate',
      numbers: { base, baseMinor, rateBp, freeUpToMinor, entry, rounding },
    },
  };
}

/** The tax-free amount now: 0 once the importer has used up the free entries. */
function thresholdMinor(taxed: TaxableGoods, rule: TaxRule): number {
  const usedUp = rule.freeEntries !== null && taxed.entriesBefore >= rule.freeEntries;
  return usedUp ? 0 : rule.freeUpToMinor;
}

/**
 * The fee for collecting `collectMinor` at the door: a fixed part plus a rate, rounded up to a coin. Never checks the
 * most that a carrier collects: `quote` refuses that.
 * @example cashOnDeliveryLine(115_010, taiwanFees.cashOnDelivery, 100).amountMinor // → 4200
 */
export function cashOnDeliveryLine(
  collectMinor: number,
  rule: CashOnDeliveryRule,
  coinMinor: number,
): CostLine {
  const { feeMinor, rateBp } = rule;
  return {
    kind: 'cashOnDelivery',
    amountMinor: minor(
      upToMultiple(feeMinor + fractionRoundedUp(minor(collectMinor), rateBp, wholeBp), coinMinor),
    ),
    estimate: false,
    reason: { rule: 'cashOnDelivery.fee', numbers: { collectMinor, feeMinor, rateBp, rounding: 'up' } },
  };
}

/**
 * The payment method's percentage of the amount, rounded up to a coin.
 * @example paymentFeeLine(10_001, 200, 100).amountMinor // → 300
 */
export function paymentFeeLine(amountMinor: number, rateBp: number, coinMinor: number): CostLine {
  return {
    kind: 'paymentFee',
    amountMinor: paymentMethodFee(amountMinor, rateBp, coinMinor),
    estimate: false,
    reason: { rule: 'payment.percentage', numbers: { amountMinor, rateBp, rounding: 'up' } },
  };
}
