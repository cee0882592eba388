import type { DiscountableCharge } from '../coupons/rules.ts';
import { type Minor, minor, sum } from '../money.ts';
import { type Measures, measureBounds } from '../parcels/measures.ts';

/** One line of a purchase. Measures and price are for one piece. */
export interface PurchaseLine extends Measures {
  readonly name: string;
  readonly priceMinor: number;
  readonly quantity: number;
  readonly warehouseId: string;
  /** The goods type, which parcels must have in common to ship together. */
  readonly goodsTypeId: string;
}

/**
 * The price of one line: all its pieces.
 * @example purchaseLineMinor({ priceMinor: 500, quantity: 2 }) // → 1000
 */
export const purchaseLineMinor = ({
  priceMinor,
  quantity,
}: Pick<PurchaseLine, 'priceMinor' | 'quantity'>): Minor => minor(priceMinor * quantity);

/**
 * The total price of a purchase's goods.
 * @example goodsMinor([{ priceMinor: 500, quantity: 2 }]) // → 1000
 */
export function goodsMinor(lines: readonly Pick<PurchaseLine, 'priceMinor' | 'quantity'>[]): Minor {
  return sum(lines.map(purchaseLineMinor));
}

/**
 * The facts by which a coupon is judged for a purchase of goods: there is no freight, and the weight is that of the
 * goods. The amount left to pay must be in whole coins, like prices.
 * @example goodsCouponFacts([{ priceMinor: 29_900, quantity: 2, weightG: 350 }], 100) // → { of: 'purchase', freightMinor: 0,
 * totalMinor: 59_800, billingWeightG: 700, stepMinor: 100 }
 */
export function goodsCouponFacts(
  lines: readonly Pick<PurchaseLine, 'priceMinor' | 'quantity' | 'weightG'>[],
  coinMinor: number,
): DiscountableCharge {
  return {
    of: 'purchase',
    freightMinor: 0,
    totalMinor: goodsMinor(lines),
    billingWeightG: lines.reduce((all, { weightG, quantity }) => all + weightG * quantity, 0),
    stepMinor: coinMinor,
  };
}

/**
 * Groups lines into the parcels that a purchase becomes: one for each warehouse and goods type.
 * @example groupIntoParcels([{ warehouseId: 'a', goodsTypeId: 'x' }, { warehouseId: 'b', goodsTypeId: 'x' }]).length // → 2
 */
export function groupIntoParcels<L extends PurchaseLine>(lines: readonly L[]): L[][] {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const key = `${line.warehouseId} ${line.goodsTypeId}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/**
 * Weight and size of goods together: as long and wide as the largest piece, and high enough for all of them, but never
 * more than a parcel can be. Never adds the weight of a box.
 * @example combinedMeasures([{ weightG: 350, lengthMm: 300, widthMm: 200, heightMm: 50, quantity: 3 }]) // → { weightG:
 * 1050, lengthMm: 300, widthMm: 200, heightMm: 150 }
 * @example combinedMeasures([{ weightG: 200_000, lengthMm: 300, widthMm: 200, heightMm: 50, quantity: 2 }]).weightG //
 * → 300_000
 */
export function combinedMeasures(lines: readonly (Measures & { readonly quantity: number })[]): Measures {
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
    weightG: Math.min(weightG, measureBounds.maxWeightG),
    lengthMm,
    widthMm,
    heightMm: Math.min(heightMm, measureBounds.maxSideMm),
  };
}

/**
 * The contents of the parcel for customs and the member: the names of the goods, as many as fit. Never repeats a name.
 * @example contentsText(['Shoes', 'Hat', 'Shoes'], 20) // → 'Shoes, Hat'
 */
export function contentsText(names: readonly string[], max: number): string {
  const all = [...new Set(names)].join(', ');
  const letters = [...all];
  return letters.length <= max ? all : `${letters.slice(0, max - 1).join('')}…`;
}
