/** The known prices of the goods of one parcel. Null means that a price is not known. */
export interface GoodsPrices {
  readonly declaredMinor: number;
  /** The price that the member paid for the goods in this shop. */
  readonly shopMinor: number | null;
  /** The price that staff read on the proof of purchase. */
  readonly provenMinor: number | null;
  /** The highest value that was declared for the goods, usually in the forecast. */
  readonly forecastMinor: number | null;
}

export const paidPriceSources = ['none', 'shop', 'proof', 'forecast'] as const;
/** The source that shows that more was paid than declared; `none` if no source does. */
export type PaidPriceSource = (typeof paidPriceSources)[number];

export interface UnderdeclaredCheck {
  readonly declaredMinor: number;
  /** The price paid where it is known, otherwise the declared value. Never less than the declared value. */
  readonly boughtMinor: number;
  readonly boughtFrom: PaidPriceSource;
}

/**
 * Whether less is declared than was paid for the goods of some parcels, and which source says so: first the
 * shop's own sale, then the proof of purchase, then the forecast. It never suggests that less could be
 * declared.
 * @example checkUnderdeclared([{ declaredMinor: 100, shopMinor: null, provenMinor: null, forecastMinor: 300 }]).boughtFrom // → 'forecast'
 */
export function checkUnderdeclared(goods: readonly GoodsPrices[]): UnderdeclaredCheck {
  const known = goods.map((one) => ({ ...one, ...paidFor(one) }));
  const lower = known.filter(({ paidMinor, declaredMinor }) => paidMinor > declaredMinor);
  const source = paidPriceSources.find((one) => lower.some(({ from }) => from === one));
  return {
    declaredMinor: known.reduce((all, { declaredMinor }) => all + declaredMinor, 0),
    boughtMinor: known.reduce((all, one) => all + Math.max(one.declaredMinor, one.paidMinor), 0),
    boughtFrom: source ?? 'none',
  };
}

function paidFor({ shopMinor, provenMinor, forecastMinor }: GoodsPrices): {
  paidMinor: number;
  from: PaidPriceSource;
} {
  if (shopMinor !== null) return { paidMinor: shopMinor, from: 'shop' };
  if (provenMinor !== null) return { paidMinor: provenMinor, from: 'proof' };
  return { paidMinor: forecastMinor ?? 0, from: 'forecast' };
}
