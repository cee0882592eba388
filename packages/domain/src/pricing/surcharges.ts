import { minor } from '../money.ts';
import { stepCount } from '../rounding.ts';
import type { CostKind, CostLine, CostRule } from './costLine.ts';
import type { ChargeUnit, RateCard, SizeSurcharges } from './rateCard.ts';
import type { Box, Shipment } from './shipment.ts';
import { volumeCm3 } from './weight.ts';

/**
 * Fees for large or heavy pieces. A piece that is exactly at a threshold never pays. With `highest` only one fee
 * remains; once the fees together reach the cap, the following ones are reduced or left out.
 * @example sizeLines([box(9000, 1501, 200, 200), box(25_000)], taiwanSeaExpress.size).map(({ kind, amountMinor }) =>
 * [kind, amountMinor]) // → [['overLength', 30_000]]
 */
export function sizeLines(boxes: readonly Box[], rule: SizeSurcharges): CostLine[] {
  return applySizeFeeCap(
    boxes.flatMap((box, at) => feesOf(box, at + 1, rule)),
    rule,
  );
}

/**
 * The size fees that the card charges together: all, or only the highest, up to its cap.
 * @example applySizeFeeCap([costLine('overLength', 30_000), costLine('overWeight', 25_000)], taiwanSeaExpress.size).length
 * // → 1
 * @example applySizeFeeCap([costLine('overLength', 30_000), costLine('overWeight', 25_000)], { ...taiwanSeaExpress.size,
 * combine: 'all', capMinor: 40_000 }).map(({ amountMinor }) => amountMinor) // → [30_000, 10_000]
 */
export function applySizeFeeCap(every: readonly CostLine[], rule: SizeSurcharges): CostLine[] {
  const counted = rule.combine === 'all' ? [...every] : highest(every);
  return rule.capMinor === null ? counted : capped(counted, rule.capMinor);
}

function feesOf(box: Box, piece: number, rule: SizeSurcharges): CostLine[] {
  const longestMm = Math.max(box.lengthMm, box.widthMm, box.heightMm);
  const boxCm3 = volumeCm3(box);
  const { combine } = rule;
  const length = passed(rule.overLength, { over: (step) => step.overMm, actual: longestMm, combine });
  const weight = passed(rule.overWeight, { over: (step) => step.overG, actual: box.weightG, combine });
  const volume = passed(rule.overVolume, { over: (step) => step.overCm3, actual: boxCm3, combine });
  const lines: CostLine[] = [];
  if (length) {
    const { overMm, feeMinor } = length;
    lines.push(line('overLength', 'size.overLength', feeMinor, { piece, longestMm, overMm, feeMinor }));
  }
  if (weight) {
    const { overG, feeMinor } = weight;
    const { weightG } = box;
    lines.push(line('overWeight', 'size.overWeight', feeMinor, { piece, weightG, overG, feeMinor }));
  }
  if (volume) {
    const { overCm3, feeMinor } = volume;
    lines.push(
      line('overVolume', 'size.overVolume', feeMinor, { piece, volumeCm3: boxCm3, overCm3, feeMinor }),
    );
  }
  return lines;
}

/** The highest threshold that `actual` exceeds; if only one fee is charged, the threshold with the highest fee. */
function passed<T extends { readonly feeMinor: number }>(
  steps: readonly T[],
  by: {
    readonly over: (step: T) => number;
    readonly actual: number;
    readonly combine: SizeSurcharges['combine'];
  },
): T | undefined {
  const rank = by.combine === 'highest' ? (step: T) => step.feeMinor : by.over;
  let best: T | undefined;
  for (const step of steps) if (by.actual > by.over(step) && !(best && rank(best) >= rank(step))) best = step;
  return best;
}

function highest(lines: readonly CostLine[]): CostLine[] {
  const [first, ...others] = lines;
  if (!first) return [];
  return [others.reduce((best, one) => (one.amountMinor > best.amountMinor ? one : best), first)];
}

function capped(lines: readonly CostLine[], capMinor: number): CostLine[] {
  let left = capMinor;
  return lines.map((one) => {
    const amountMinor = minor(Math.min(one.amountMinor, left));
    left -= amountMinor;
    if (amountMinor === one.amountMinor) return one;
    return {
      ...one,
      amountMinor,
      reason: { ...one.reason, numbers: { ...one.reason.numbers, capMinor } },
    };
  });
}

/**
 * One line for each surcharge of the card that matches any of the goods types, even if several of them match it.
 * @example goodsLines(shipment([box(2300), box(800)], { goodsTypes: ['furniture'] }), taiwanSeaExpress,
 * 3100)[0].amountMinor // → 10_000
 * @example goodsLines(shipment([box(2300)]), taiwanSeaExpress, 3000) // → []
 */
export function goodsLines(shipment: Shipment, card: RateCard, billingWeightG: number): CostLine[] {
  return card.goods.flatMap(({ goodsTypes, per, feeMinor }) => {
    const met = goodsTypes.filter((type) => shipment.goodsTypes.includes(type));
    if (met.length === 0) return [];
    const units = unitsOf(per, shipment, billingWeightG);
    const numbers = { goodsTypes: met.join(','), feeMinor, per, units };
    return [line('goodsType', 'goods.surcharge', feeMinor * units, numbers)];
  });
}

/**
 * The most expensive area surcharge whose prefix matches the destination; empty if none does. Never more than one.
 * @example areaLines(shipment([box(2300)], { destination: { country: 'TW', zip: '88041' } }), taiwanSeaExpress,
 * 3000)[0] .amountMinor // → 4500
 * @example areaLines(shipment([box(2300)]), taiwanSeaExpress, 3000) // → []
 */
export function areaLines(shipment: Shipment, card: RateCard, billingWeightG: number): CostLine[] {
  const { zip } = shipment.destination;
  return highest(
    card.areas
      .filter((area) => area.zipPrefixes.some((prefix) => zip.startsWith(prefix)))
      .map(({ name, per, feeMinor }) => {
        const units = unitsOf(per, shipment, billingWeightG);
        const numbers = { area: name, zip, feeMinor, per, units };
        return line('address', 'address.surcharge', feeMinor * units, numbers);
      }),
  );
}

/**
 * The packing fee: per shipment, per box and per parcel together. A line of 0 if packing is free.
 * @example packingLine(shipment([box(2300)], { parcelCount: 3 }), taiwanSeaExpress).amountMinor // → 3500
 */
export function packingLine(shipment: Shipment, card: RateCard): CostLine {
  const { perShipmentMinor, perBoxMinor, perParcelMinor } = card.packing;
  const boxes = shipment.boxes.length;
  const parcels = shipment.parcelCount;
  return line('packing', 'packing.fee', perShipmentMinor + boxes * perBoxMinor + parcels * perParcelMinor, {
    perShipmentMinor,
    perBoxMinor,
    boxes,
    perParcelMinor,
    parcels,
  });
}

/**
 * The fee of the last mile, to the door or to a pickup point; `billingWeightG` counts in started kilograms if the card
 * charges per kg. A line of 0 if delivery is free.
 * @example deliveryLine(shipment([box(2300)]), taiwanSeaExpress, 3000, 'pickup').amountMinor // → 6000
 */
export function deliveryLine(
  shipment: Shipment,
  card: RateCard,
  billingWeightG: number,
  to: 'home' | 'pickup',
): CostLine {
  const { homeMinor, pickupMinor, per } = card.delivery;
  const feeMinor = to === 'home' ? homeMinor : pickupMinor;
  const units = unitsOf(per, shipment, billingWeightG);
  return line('delivery', `delivery.${to}`, feeMinor * units, { feeMinor, per, units });
}

function unitsOf(per: ChargeUnit, shipment: Shipment, billingWeightG: number): number {
  if (per === 'shipment') return 1;
  return per === 'piece' ? shipment.boxes.length : stepCount(billingWeightG, 1000);
}

function line(
  kind: CostKind,
  rule: CostRule,
  amount: number,
  numbers: CostLine['reason']['numbers'],
): CostLine {
  return { kind, amountMinor: minor(amount), estimate: false, reason: { rule, numbers } };
}
