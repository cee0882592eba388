import { sum } from '../money.ts';
import { stepCount } from '../rounding.ts';
import { type CostKind, type CostLine, totalAdjustmentKinds } from './costLine.ts';
import type { RateCard } from './rateCard.ts';
import type { Box } from './shipment.ts';
import { applySizeFeeCap } from './surcharges.ts';
import { billedCm3, billingWeight } from './weight.ts';

/** The shop's rule for held prices. */
export interface PriceHoldSettings {
  /** How many days the price of a submitted order is held; 0: prices are not held. */
  readonly days: number;
  /**
   * How far the measured weight may differ from the quoted weight before the price changes, in percent of the quoted
   * weight.
   */
  readonly tolerancePercent: number;
  /** How long a member has to answer a higher price, before the parcels go back to the shelf. */
  readonly answerDays: number;
}

export const defaultPriceHoldSettings: PriceHoldSettings = { days: 0, tolerancePercent: 5, answerDays: 7 };
export const priceHoldBounds = {
  days: 60,
  tolerancePercent: 50,
  answerDays: { least: 1, most: 30 },
} as const;

/** The result for a held price after the boxes were measured. */
export const priceHoldOutcomes = ['stands', 'lower', 'higher'] as const;
export type PriceHoldOutcome = (typeof priceHoldOutcomes)[number];

/**
 * The answer to the question about a higher price. `none`: there was no question. `takenBack`: the member cancelled
 * the order; `expired`: the system cancelled it without an answer; `withdrawn`: staff cancelled or unpacked it, or
 * the price was no longer higher.
 */
export const priceHoldAnswers = ['none', 'open', 'agreed', 'takenBack', 'expired', 'withdrawn'] as const;
export type PriceHoldAnswer = (typeof priceHoldAnswers)[number];

/** A price that an order holds. */
export interface HeldPrice {
  /** The lines of the quote. */
  readonly lines: readonly CostLine[];
  /** The quoted weight, or the quoted volume if the card is priced by volume: see `quotedLoad`. */
  readonly load: number;
  readonly tolerancePercent: number;
  /** The hold period is over, so a new price applies. */
  readonly ended: boolean;
  /** The kinds of line that are always taken from the new price. */
  readonly fresh: readonly CostKind[];
}

/**
 * A copy of the held price that applies at any weight and has no end.
 * @example withoutHoldLimits({ lines: [], load: 2000, tolerancePercent: 5, ended: true, fresh: [] }).ended // → false
 */
export const withoutHoldLimits = (held: HeldPrice): HeldPrice => ({
  ...held,
  ended: false,
  tolerancePercent: Number.MAX_SAFE_INTEGER,
});

/** Lines that do not come from the card: services, costs paid for the member, and deductions. */
const besides: readonly CostKind[] = ['service', 'advance', ...totalAdjustmentKinds];

/** The kinds of line that a held price never includes. */
export const neverHeldCostKinds: readonly CostKind[] = besides;
/** The kinds of line that are also priced again when staff change an order. */
export const repricedOnChangeCostKinds: readonly CostKind[] = [
  ...besides,
  'insurance',
  'tax',
  'consumptionTax',
];

/**
 * The load that the card charges for these boxes: grams before rounding up, or cm³ for a card priced by
 * volume. Never less than the card's minimum.
 * @example measuredLoad([box(2020)], plainCard) // → 2020
 * @example measuredLoad([box(20)], plainCard) // → 1000
 */
export function measuredLoad(boxes: readonly Box[], card: Pick<RateCard, 'weight' | 'freight'>): number {
  const { freight, weight } = card;
  if (freight.shape !== 'volume') return billingWeight(boxes, { ...weight, roundUpToG: 1 }).billingWeightG;
  const cm3 = boxes.reduce((all, box) => all + billedCm3(box, weight), 0);
  const realG = boxes.reduce((all, box) => all + box.weightG, 0);
  return Math.max(cm3, stepCount(realG * 1000, freight.maxKgPerM3));
}

/**
 * The load of these boxes as it is quoted: rounded up to the card's step, as the member sees it.
 * @example quotedLoad([box(2020)], plainCard) // → 3000
 */
export function quotedLoad(boxes: readonly Box[], card: Pick<RateCard, 'weight' | 'freight'>): number {
  const { freight, weight } = card;
  if (freight.shape !== 'volume') return billingWeight(boxes, weight).billingWeightG;
  const steps = Math.max(stepCount(measuredLoad(boxes, card), freight.stepCm3), freight.minSteps);
  return steps * freight.stepCm3;
}

/**
 * The largest weight for which a held price still applies.
 * @example maxHeldWeight(2000, 5) // → 2100
 */
export const maxHeldWeight = (load: number, tolerancePercent: number): number =>
  Math.floor((load * (100 + tolerancePercent)) / 100);

/**
 * Whether a measured weight is within the tolerance, lighter or heavier.
 * @example compareToHeldWeight(2101, { load: 2000, tolerancePercent: 5 }) // → 'heavier'
 */
export function compareToHeldWeight(
  measured: number,
  { load, tolerancePercent }: Pick<HeldPrice, 'load' | 'tolerancePercent'>,
): 'within' | 'lighter' | 'heavier' {
  if (measured > maxHeldWeight(load, tolerancePercent)) return 'heavier';
  return measured * 100 < load * (100 - tolerancePercent) ? 'lighter' : 'within';
}

/**
 * Whether a line changes with the weight: its amount comes from kilograms, from the weight of a piece or from freight.
 * @example dependsOnWeight({ kind: 'packing', reason: { rule: 'packing.fee', numbers: {} } }) // → false
 */
export function dependsOnWeight({ kind, reason: { numbers } }: Pick<CostLine, 'kind' | 'reason'>): boolean {
  switch (kind) {
    case 'freight':
    case 'overWeight':
      return true;
    case 'goodsType':
    case 'address':
    case 'delivery':
      return numbers.per === 'kg';
    case 'tax':
    case 'consumptionTax':
      return numbers.base !== 'declared';
    default:
      return false;
  }
}

export interface HeldPriceCosts {
  readonly lines: readonly CostLine[];
  readonly outcome: PriceHoldOutcome;
}

/**
 * The costs of an order with a held price, after its boxes were measured. `priced` are the costs of these
 * boxes by the held card (after the end: by the current card). Within the tolerance the held lines apply.
 * Heavier: only lines that depend on weight change. Lighter: the new price, if it is lower. After the end:
 * the new price. Never returns more than the held price without saying `higher`.
 * @example heldPriceCosts([costLine('freight', 18_500)], 2100, { lines: [costLine('freight', 15_000)], load: 2000,
 * tolerancePercent: 5, ended: false, fresh: [] }, plainCard.size).outcome // → 'stands'
 * @example heldPriceCosts([costLine('freight', 18_500)], 2101, { lines: [costLine('freight', 15_000)], load: 2000,
 * tolerancePercent: 5, ended: false, fresh: [] }, plainCard.size).outcome // → 'higher'
 */
export function heldPriceCosts(
  priced: readonly CostLine[],
  measured: number,
  held: HeldPrice,
  size: RateCard['size'],
): HeldPriceCosts {
  const isHeld = (line: CostLine) => !held.fresh.includes(line.kind);
  const before = held.lines.filter(isHeld);
  const side = held.ended ? 'ended' : compareToHeldWeight(measured, held);
  const fresh = priced.filter((line) => !isHeld(line));
  if (side === 'within') return { lines: [...before, ...fresh], outcome: 'stands' };
  const now = priced.filter(isHeld);
  const after = side === 'heavier' ? onlyWeight(before, now, size) : now;
  const difference = total(after) - total(before);
  if (difference > 0 && side === 'lighter') return { lines: [...before, ...fresh], outcome: 'stands' };
  const outcome = difference > 0 ? 'higher' : difference < 0 ? 'lower' : 'stands';
  return { lines: [...after, ...fresh], outcome };
}

/** The held lines, with the weight-dependent ones replaced from the new price. */
function onlyWeight(
  before: readonly CostLine[],
  now: readonly CostLine[],
  size: RateCard['size'],
): CostLine[] {
  const lines = [...now.filter(dependsOnWeight), ...before.filter((line) => !dependsOnWeight(line))];
  const isSize = ({ kind }: CostLine) =>
    kind === 'overLength' || kind === 'overWeight' || kind === 'overVolume';
  const sizes = applySizeFeeCap(lines.filter(isSize), size);
  const first = lines.findIndex((line) => line.kind !== 'freight');
  const others = lines.filter((line) => !isSize(line));
  const at = first < 0 ? others.length : Math.min(first, others.length);
  return [...others.slice(0, at), ...sizes, ...others.slice(at)];
}

const total = (lines: readonly CostLine[]): number => sum(lines.map((line) => line.amountMinor));

/**
 * The moment `days` days after `now`.
 * @example daysLater('2026-03-01T08:00:00.000Z', 7) // → '2026-03-08T08:00:00.000Z'
 */
export const daysLater = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * 86_400_000).toISOString();
