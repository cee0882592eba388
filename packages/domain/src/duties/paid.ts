/** What is known of the price of one parcel's goods. Null: nothing. */
export interface PaidForGoods {
  readonly declaredMinor: number;
  /** What the member paid for them in this shop. */
  readonly shopMinor: number | null;
  /** What staff read on the proof of purchase. */
  readonly provenMinor: number | null;
  /** The highest value that was declared for them, as a rule at the forecast. */
  readonly forecastMinor: number | null;
}

export const paidSources = ['none', 'shop', 'proof', 'forecast'] as const;
/** Where it is known from that more was paid; none: nothing says so. */
export type PaidSource = (typeof paidSources)[number];

export interface KnownPaid {
  readonly declaredMinor: number;
  /** What was paid where it is known, and what is declared otherwise. Never less than what is declared. */
  readonly boughtMinor: number;
  readonly boughtFrom: PaidSource;
}

/**
 * Whether less is declared than was paid for the goods of some parcels, and from where that is known: the shop's own sale before
 * the proof of purchase before the forecast. Nothing of it says that less could be declared.
 * @example knownPaid([{ declaredMinor: 100, shopMinor: null, provenMinor: null, forecastMinor: 300 }]).boughtFrom // → 'forecast'
 */
export function knownPaid(goods: readonly PaidForGoods[]): KnownPaid {
  const known = goods.map((one) => ({ ...one, ...paidFor(one) }));
  const lower = known.filter(({ paidMinor, declaredMinor }) => paidMinor > declaredMinor);
  const source = paidSources.find((one) => lower.some(({ from }) => from === one));
  return {
    declaredMinor: known.reduce((all, { declaredMinor }) => all + declaredMinor, 0),
    boughtMinor: known.reduce((all, one) => all + Math.max(one.declaredMinor, one.paidMinor), 0),
    boughtFrom: source ?? 'none',
  };
}

function paidFor({ shopMinor, provenMinor, forecastMinor }: PaidForGoods): {
  paidMinor: number;
  from: PaidSource;
} {
  if (shopMinor !== null) return { paidMinor: shopMinor, from: 'shop' };
  if (provenMinor !== null) return { paidMinor: provenMinor, from: 'proof' };
  return { paidMinor: forecastMinor ?? 0, from: 'forecast' };
}
