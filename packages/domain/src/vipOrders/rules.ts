import { maxGoodsNameLength } from '../parcels/declaration.ts';
import { type GoodsClass, goodsClasses } from '../parcels/goods.ts';

export const maxVipParcels = 50;
export const maxCustomsLines = 50;
export const maxCustomsQuantity = 100_000;
export const maxCustomsPriceMinor = 100_000_000_00;

/** The shop's settings for VIP orders: who may place them, and when a member is asked about a missing parcel. */
export interface VipSettings {
  /** Members of this level and above may place VIP orders. Null means only members that staff have admitted. */
  readonly fromLevel: number | null;
  /** The member is asked about missing parcels after this many days. */
  readonly askAfterDays: number;
}

export const defaultVipSettings: VipSettings = { fromLevel: null, askAfterDays: 7 };
export const maxDaysBeforeVipQuestion = 90;

/**
 * Whether a member may place VIP orders: staff admitted them, or their level is high enough.
 * @example mayOrderVip({ vip: false, level: 3 }, { fromLevel: 3 }) // → true
 */
export function mayOrderVip(
  { vip, level }: { readonly vip: boolean; readonly level: number },
  { fromLevel }: Pick<VipSettings, 'fromLevel'>,
): boolean {
  return vip || (fromLevel !== null && level >= fromLevel);
}

/** The customs declaration of one kind of goods. */
export interface CustomsLine {
  readonly name: string;
  readonly goodsTypeId: string;
  readonly goodsClass: GoodsClass;
  readonly quantity: number;
  /** The price of one unit. */
  readonly priceMinor: number;
}

/**
 * The declared value of all lines together, in minor units.
 * @example customsTotalMinor([{ quantity: 2, priceMinor: 300 }]) // → 600
 */
export function customsTotalMinor(lines: readonly Pick<CustomsLine, 'quantity' | 'priceMinor'>[]): number {
  return lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);
}

export interface ParcelCustomsShare {
  readonly goodsTypeId: string;
  readonly goodsName: string;
  readonly goodsCount: number;
  readonly declaredValueMinor: number;
}

/**
 * The customs declaration of each of `count` parcels. The member does not say which piece is in which parcel, so pieces
 * and value are shared evenly, in whole coins if possible; the first parcels get the remainder. All get the goods type
 * with the strictest rules. Never declares a parcel without a piece or without a value.
 * @example splitCustomsLines([{ name: '外套', goodsTypeId: 'clothes', goodsClass: 'general', quantity: 3, priceMinor:
 * 33_500 }], 2, 100) // → [{ goodsTypeId: 'clothes', goodsName: '外套', goodsCount: 2, declaredValueMinor: 50_300 }, {
 * goodsTypeId: 'clothes', goodsName: '外套', goodsCount: 1, declaredValueMinor: 50_200 }]
 */
export function splitCustomsLines(
  lines: readonly CustomsLine[],
  count: number,
  coinMinor: number,
): ParcelCustomsShare[] {
  const strictness = (line: CustomsLine) => goodsClasses.indexOf(line.goodsClass);
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const strictest = others.reduce((most, line) => (strictness(line) > strictness(most) ? line : most), first);
  const goodsName = namesIn(lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const values = inCoins(customsTotalMinor(lines), count, coinMinor);
  return inShares(pieces, count).map((goodsCount, at) => ({
    goodsTypeId: strictest.goodsTypeId,
    goodsName,
    goodsCount: Math.max(1, goodsCount),
    declaredValueMinor: Math.max(1, values[at] ?? 0),
  }));
}

/**
 * Splits a sum into coin amounts of at least one coin each. A sum with fewer coins than shares is split to the minor
 * unit.
 */
function inCoins(sum: number, count: number, coinMinor: number): number[] {
  const coins = Math.floor(sum / coinMinor);
  if (coins < count) return inShares(sum, count);
  const rest = sum - coins * coinMinor;
  return inShares(coins, count).map((share, at) => share * coinMinor + (at === 0 ? rest : 0));
}

/** Splits `sum` into whole shares. If it does not divide evenly, the first ones are larger by one. */
function inShares(sum: number, count: number): number[] {
  const share = Math.floor(sum / count);
  const rest = sum - share * count;
  return Array.from({ length: count }, (_, at) => share + (at < rest ? 1 : 0));
}

/** The lines' names without repeats, as many as fit; the first is cut if necessary. */
function namesIn(lines: readonly CustomsLine[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  const fitting = names.reduce((joined, name) => {
    const longer = joined === '' ? name : `${joined}、${name}`;
    return joined !== '' && [...longer].length > maxGoodsNameLength ? joined : longer;
  }, '');
  return [...fitting].slice(0, maxGoodsNameLength).join('');
}
