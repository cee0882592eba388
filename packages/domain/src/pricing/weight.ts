import { stepCount, upToMultiple } from '../rounding.ts';
import type { VolumeWeightExemption, WeightRule } from './rateCard.ts';
import type { Box } from './shipment.ts';

/**
 * The weights that boxes are billed by, in grams. `perBoxG` has the billing weight of each box if it is billed
 * separately.
 */
export interface BillingWeight {
  readonly realWeightG: number;
  readonly volumeWeightG: number;
  readonly billingWeightG: number;
  readonly perBoxG: readonly number[];
}

/**
 * Volume in cm³, rounded up.
 * @example volumeCm3({ weightG: 1, lengthMm: 101, widthMm: 100, heightMm: 100 }) // → 1010
 */
export function volumeCm3(box: Box): number {
  return stepCount(box.lengthMm * box.widthMm * box.heightMm, 1000);
}

/**
 * The volume that a card bills, in cm³. Sides are first rounded up to whole centimetres if the card says so.
 * @example billedCm3({ weightG: 1, lengthMm: 101, widthMm: 100, heightMm: 100 }, { sidesUpToCm: true }) // → 1100
 */
export function billedCm3(box: Box, { sidesUpToCm }: Pick<WeightRule, 'sidesUpToCm'>): number {
  return stepCount(cubeMm3(box, sidesUpToCm), 1000);
}

function cubeMm3(box: Pick<Box, 'lengthMm' | 'widthMm' | 'heightMm'>, upToCm: boolean): number {
  return sides(box)
    .map((mm) => (upToCm ? upToMultiple(mm, 10) : mm))
    .reduce((product, mm) => product * mm, 1);
}

/**
 * Volume weight in grams, rounded up: mm³ divided by the divisor in cm³ per kg gives grams directly.
 * @example volumeWeightG(box(800, 300, 200, 101), { divisorCm3PerKg: 6000, sidesUpToCm: false }) // → 1010
 * @example volumeWeightG(box(800, 300, 200, 101), { divisorCm3PerKg: 6000, sidesUpToCm: true }) // → 1100
 */
export function volumeWeightG(
  box: Pick<Box, 'lengthMm' | 'widthMm' | 'heightMm'>,
  rule: Pick<WeightRule, 'sidesUpToCm' | 'divisorCm3PerKg'>,
): number {
  return stepCount(cubeMm3(box, rule.sidesUpToCm), rule.divisorCm3PerKg);
}

/**
 * Billing weight of all boxes under `rule`: mode, then minimum, then rounding up to the step. Never rounds down.
 * @example billingWeight([box(2300, 400, 300, 200)], taiwanAir.weight) // → { realWeightG: 2300, volumeWeightG: 4800,
 * billingWeightG: 4000, perBoxG: [4000] }
 * @example billingWeight([box(2001)], plainCard.weight).billingWeightG // → 3000
 */
export function billingWeight(boxes: readonly Box[], rule: WeightRule): BillingWeight {
  const weighed = boxes.map((box) => ({ realG: box.weightG, volumeG: countedVolumeG(box, rule) }));
  const realWeightG = total(weighed.map((box) => box.realG));
  const perBoxG = weighed.map((box) => billed(box.realG, box.volumeG, rule));
  const together = billed(realWeightG, total(weighed.map((box) => box.volumeG)), rule);
  return {
    realWeightG,
    volumeWeightG: total(boxes.map((box) => volumeWeightG(box, rule))),
    billingWeightG: rule.severalBoxes === 'totalWeight' ? together : total(perBoxG),
    perBoxG,
  };
}

function billed(realG: number, volumeG: number, rule: WeightRule): number {
  const byMode = {
    full: Math.max(realG, volumeG),
    half: volumeG > realG ? stepCount(realG + volumeG, 2) : realG,
    none: realG,
  };
  return upToMultiple(Math.max(byMode[rule.mode], rule.minimumG), rule.roundUpToG);
}

/** The weight with which a box counts in the volume weight: its real weight if it is exempt from volume weight. */
function countedVolumeG(box: Box, rule: WeightRule): number {
  const volumeG = volumeWeightG(box, rule);
  return rule.freeOfVolume.some((test) => passes(box, volumeG, test)) ? box.weightG : volumeG;
}

function passes(box: Box, volumeG: number, { test, max }: VolumeWeightExemption): boolean {
  switch (test) {
    case 'allSides':
      return Math.max(...sides(box)) <= max;
    case 'anySide':
      return Math.min(...sides(box)) <= max;
    case 'sideSum':
      return total(sides(box)) <= max;
    case 'volume':
      return volumeCm3(box) <= max;
    case 'excess':
      return volumeG - box.weightG <= max;
  }
}

function sides(box: Pick<Box, 'lengthMm' | 'widthMm' | 'heightMm'>): number[] {
  return [box.lengthMm, box.widthMm, box.heightMm];
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
