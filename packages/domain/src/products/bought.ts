import type { CouponFacts } from '../coupons/rules.ts';
import { type Minor, minor, sum } from '../money.ts';
import { type Measures, possibleMeasures } from '../parcels/measures.ts';

/** One line of a purchase: measures and price are those of one piece. */
export interface BoughtLine extends Measures {
  readonly name: string;
  readonly priceMinor: number;
  readonly quantity: number;
  readonly warehouseId: string;
  /** What parcels must share to travel together. */
  readonly goodsTypeId: string;
}

export const lineMinor = ({ priceMinor, quantity }: Pick<BoughtLine, 'priceMinor' | 'quantity'>): Minor =>
  minor(priceMinor * quantity);

/** What the goods of a purchase cost together. */
export function goodsMinor(lines: readonly Pick<BoughtLine, 'priceMinor' | 'quantity'>[]): Minor {
  return sum(lines.map(lineMinor));
}

/** Goods as coupons judge them. What is left to pay must be of whole coins, as prices are. */
export function goodsFacts(
  lines: readonly Pick<BoughtLine, 'priceMinor' | 'quantity' | 'weightG'>[],
  coinMinor: number,
): CouponFacts {
  return {
    of: 'purchase',
    freightMinor: 0,
    totalMinor: goodsMinor(lines),
    billingWeightG: lines.reduce((all, { weightG, quantity }) => all + weightG * quantity, 0),
    stepMinor: coinMinor,
  };
}

/** The lines of each parcel that a purchase becomes: what lies in one warehouse and is of one goods type. */
export function parcelsOf<L extends BoughtLine>(lines: readonly L[]): L[][] {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const key = `${line.warehouseId} ${line.goodsTypeId}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/**
 * How heavy and large goods are together: as long and as wide as the largest piece, and so high that all of them fit.
 * What nobody could measure is cut to what a parcel can be.
 */
export function measuresTogether(lines: readonly (Measures & { readonly quantity: number })[]): Measures {
  const most = (values: readonly number[]) => Math.max(0, ...values);
  const lengthMm = most(lines.map((line) => line.lengthMm));
  const widthMm = most(lines.map((line) => line.widthMm));
  const weightG = lines.reduce((all, line) => all + line.weightG * line.quantity, 0);
  const volume = lines.reduce(
    (all, line) => all + line.lengthMm * line.widthMm * line.heightMm * line.quantity,
    0,
  );
  const filled = lengthMm * widthMm === 0 ? 0 : Math.ceil(volume / (lengthMm * widthMm));
  const heightMm = Math.max(most(lines.map((line) => line.heightMm)), filled);
  return {
    weightG: Math.min(weightG, possibleMeasures.maxWeightG),
    lengthMm,
    widthMm,
    heightMm: Math.min(heightMm, possibleMeasures.maxSideMm),
  };
}

/** What customs and the member read on the parcel: the goods by name, as many as there is room for. */
export function contentsText(names: readonly string[], max: number): string {
  const all = [...new Set(names)].join(', ');
  const letters = [...all];
  return letters.length <= max ? all : `${letters.slice(0, max - 1).join('')}…`;
}
