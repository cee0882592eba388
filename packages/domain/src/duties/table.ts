import type { GoodsType } from '../parcels/goods.ts';
import { isRegion, type Region } from '../regions.ts';

export const dutyModes = ['air', 'sea', 'land'] as const;
export type DutyMode = (typeof dutyModes)[number];

/** The value that a rate applies to: the goods alone, or goods and freight together (CIF). */
export const dutyBases = ['goods', 'goodsAndFreight'] as const;
export type DutyBase = (typeof dutyBases)[number];

/**
 * The charges of one country's customs from a day on. Amounts in minor units of the country's currency, rates in
 * basis points (1 = 0.01 %). A later table of the same country replaces an older one, which remains stored, because
 * estimates were made with it.
 */
export interface DutyTable {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** The first day on which the table applies, `YYYY-MM-DD` of the shop's calendar. */
  readonly from: string;
  readonly base: DutyBase;
  /** Shipments of at most this value are free of duty and tax; 0: none are. */
  readonly freeUpToMinor: number;
  /** The means of transport that the limit applies to. */
  readonly freeModes: readonly DutyMode[];
  /** How many free shipments a declarer has in a calendar half-year; null: any number. */
  readonly freeEntries: number | null;
  /**
   * The rate of the tax on low-value goods: shipments within the duty-free limit pay it instead of duty and VAT, on
   * the price of the goods alone.
   */
  readonly lowValueBp: number;
  /** VAT or sales tax, on the base plus the duty. */
  readonly vatBp: number;
  /** Duty rate for goods types without a rate of their own. */
  readonly dutyBp: number;
  readonly goodsRates: readonly GoodsDutyRate[];
  /** The source of the figures, as staff wrote it; empty for the tables of the product. */
  readonly source: string;
  /** The day on which the figures were looked up, `YYYY-MM-DD`. */
  readonly asOf: string;
  /**
   * Millionths of the country's currency per unit of the shop's; null if nobody has entered a rate. Ignored
   * if both currencies are the same.
   */
  readonly rateMillionths: number | null;
}

export interface GoodsDutyRate {
  readonly goodsType: GoodsType;
  readonly dutyBp: number;
}

const currencies: Readonly<Record<Region, string>> = { TW: 'TWD', HK: 'HKD', TH: 'THB', MY: 'MYR' };

/**
 * The currency in which customs of a region charge; for other countries the currency given in `otherwise`.
 * @example dutyCurrency('TH', 'TWD') // → 'THB'
 */
export function dutyCurrency(country: string, otherwise: string): string {
  return isRegion(country) ? currencies[country] : otherwise;
}

export const parityRateMillionths = 1_000_000;

/**
 * The table of `country` that applies on `day`: the one that began last. Of several that began on the same
 * day the last in the list counts, so the caller lists them in the order in which they were written.
 * Undefined if there is none.
 * @example dutyTableOn([{ country: 'TW', from: '2026-01-01' }], 'TW', '2025-12-31') // → undefined
 */
export function dutyTableOn<T extends Pick<DutyTable, 'country' | 'from'>>(
  tables: readonly T[],
  country: string,
  day: string,
): T | undefined {
  return tables.reduce<T | undefined>((best, one) => {
    if (one.country !== country || one.from > day) return best;
    return best === undefined || one.from >= best.from ? one : best;
  }, undefined);
}

/**
 * How many free shipments a declarer has in half a year; null if the country has no free shipments or does
 * not count them.
 * @example freeShipmentsPerHalfYear({ freeUpToMinor: 0, freeEntries: 6 }) // → null
 */
export const freeShipmentsPerHalfYear = ({
  freeUpToMinor,
  freeEntries,
}: Pick<DutyTable, 'freeUpToMinor' | 'freeEntries'>) => (freeUpToMinor === 0 ? null : freeEntries);
