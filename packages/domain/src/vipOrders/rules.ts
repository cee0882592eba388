import { maxGoodsNameLength } from '../parcels/declaration.ts';
import { type GoodsClass, goodsClasses } from '../parcels/goods.ts';

export const maxVipParcels = 50;
export const maxCustomsLines = 50;
export const maxCustomsQuantity = 100_000;
export const maxCustomsPriceMinor = 100_000_000_00;

/** Who may place VIP orders, and when a member is asked about a parcel that does not come. */
export interface VipSettings {
  /** Members of this level and above may; null: only those whom staff have admitted. */
  readonly fromLevel: number | null;
  /** Days after which the member is asked. */
  readonly askAfterDays: number;
}

export const usualVip: VipSettings = { fromLevel: null, askAfterDays: 7 };
export const maxAskAfterDays = 90;

export function mayOrderVip(
  { vip, level }: { readonly vip: boolean; readonly level: number },
  { fromLevel }: Pick<VipSettings, 'fromLevel'>,
): boolean {
  return vip || (fromLevel !== null && level >= fromLevel);
}

/** What customs are told of one kind of goods. */
export interface CustomsLine {
  readonly name: string;
  readonly goodsTypeId: string;
  readonly goodsClass: GoodsClass;
  readonly quantity: number;
  /** Of one unit. */
  readonly priceMinor: number;
}

export function customsTotalMinor(lines: readonly Pick<CustomsLine, 'quantity' | 'priceMinor'>[]): number {
  return lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);
}

export interface ParcelShare {
  readonly goodsTypeId: string;
  readonly goodsName: string;
  readonly goodsCount: number;
  readonly declaredValueMinor: number;
}

/**
 * What each of `count` parcels is declared as: nobody says which piece lies in which parcel, so they share pieces and value
 * evenly: the value in whole coins as far as it goes, and the rest with the first. All are of the goods type that travels
 * under the strictest rules.
 */
export function sharesOf(lines: readonly CustomsLine[], count: number, coinMinor: number): ParcelShare[] {
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

/** Shares that nobody gets less than one coin of; a sum of fewer coins than shares is split to its last minor unit. */
function inCoins(sum: number, count: number, coinMinor: number): number[] {
  const coins = Math.floor(sum / coinMinor);
  if (coins < count) return inShares(sum, count);
  const rest = sum - coins * coinMinor;
  return inShares(coins, count).map((share, at) => share * coinMinor + (at === 0 ? rest : 0));
}

/** Whole shares of `sum`, the first ones larger by one where it does not divide. */
function inShares(sum: number, count: number): number[] {
  const share = Math.floor(sum / count);
  const rest = sum - share * count;
  return Array.from({ length: count }, (_, at) => share + (at < rest ? 1 : 0));
}

/** The lines' names, each once, as many as fit whole; the first one is cut if it must be. */
function namesIn(lines: readonly CustomsLine[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  const fitting = names.reduce((joined, name) => {
    const longer = joined === '' ? name : `${joined}、${name}`;
    return joined !== '' && [...longer].length > maxGoodsNameLength ? joined : longer;
  }, '');
  return [...fitting].slice(0, maxGoodsNameLength).join('');
}
