import { upToMultiple } from '../../rounding.ts';
import { hongKong } from './hongKong.ts';
import type { LaneSet, StartingCard } from './laneSet.ts';
import { malaysia } from './malaysia.ts';
import { taiwanByAir, taiwanBySea } from './taiwan.ts';
import { thailand } from './thailand.ts';

/** The month in which the lane sets were compiled. Owners copy a set and then adapt its prices, limits and taxes. */
export const laneSetsAsOf = '2026-11';
export const laneSetCodes = ['twSea', 'twAir', 'th', 'my', 'hk'] as const;
export type LaneSetCode = (typeof laneSetCodes)[number];

export const laneSets = {
  twSea: taiwanBySea,
  twAir: taiwanByAir,
  th: thailand,
  my: malaysia,
  hk: hongKong,
} as const satisfies Record<LaneSetCode, LaneSet>;

/**
 * Rough exchange rates to the US dollar: good enough for prices that will be adapted, and for nothing else.
 */
const perDollar: Readonly<Record<string, number>> = {
  ...{ USD: 1, TWD: 32, THB: 33, MYR: 4.2, HKD: 7.8, CNY: 7.1, MOP: 8, SGD: 1.3 },
  ...{ EUR: 0.87, GBP: 0.76, AUD: 1.5, NZD: 1.7, CAD: 1.4, PHP: 58, MXN: 18.5 },
};

/**
 * Whether the sets have prices in this currency.
 * @example hasLaneSetPrices('XAF') // → false
 */
export const hasLaneSetPrices = (currency: string): boolean => perDollar[currency] !== undefined;

/**
 * The code of a set's carrier in a shop. A shop in the set's own country starts with these carriers under their plain
 * codes; elsewhere a code such as KERRY belongs to another firm, so the country is appended.
 * @example carrierCodeForShop('TWD', 'TH', 'KERRY') // → 'KERRY-TH'
 */
export function carrierCodeForShop(currency: string, country: string, code: string): string {
  return currency.startsWith(country) || code.endsWith(`-${country}`) ? code : `${code}-${country}`;
}

/**
 * A set's card in the shop's currency. Amounts are rounded to two significant digits and then up to a coin; without a
 * known exchange rate they are 0, and the owner types the prices. Never changes a card that is already in the shop's
 * currency.
 * @example startingCard({ packing: { perBoxMinor: 2000 } }, 'TWD', { currency: 'HKD', coinMinor: 10 })
 * // → { packing: { perBoxMinor: 490 } }
 */
export function startingCard(
  card: StartingCard,
  from: string,
  shop: { readonly currency: string; readonly coinMinor: number },
): StartingCard {
  if (from === shop.currency) return card;
  const [before, after] = [perDollar[from], perDollar[shop.currency]];
  if (before === undefined || after === undefined) return converted(card, () => 0);
  return converted(card, (minor) => {
    const exact = (minor * after) / before;
    const digit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, exact))) - 1);
    return upToMultiple(Math.round(exact / digit) * digit, shop.coinMinor);
  });
}

/** The card with each amount converted: every field whose name ends in `Minor`. */
function converted(card: StartingCard, change: (minor: number) => number): StartingCard {
  return JSON.parse(JSON.stringify(card), (name, value: unknown) =>
    typeof value === 'number' && name.endsWith('Minor') ? change(value) : value,
  );
}
