/** The facts that show from which purchase a parcel comes. Empty or null means unknown. */
export interface PurchaseFacts {
  readonly id: string;
  /** The order number at the seller, if known; else empty. */
  readonly orderNumber: string;
  /** The parcel from which this one was split; null if it was not split. */
  readonly splitFrom: string | null;
  /** The link to the shop where the goods were bought, as the member wrote it. */
  readonly goodsLink: string;
  /** When the parcel was forecast, ISO 8601 UTC. */
  readonly forecastAt: string | null;
  /** The day of the forecast on the shop's clock; null without a forecast. */
  readonly forecastDay: string | null;
}

/**
 * The seller in a link to goods: its host without `www.` and `m.`; empty if the text is not a link.
 * @example sellerOf('https://www.shop.example/item?id=7') // → 'shop.example'
 */
export function sellerOf(link: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?([^/?#\s]+\.[^/?#\s]+)/i.exec(link.trim()) ?? [];
  return host.toLowerCase().replace(/^(?:www|m)\./, '');
}

/**
 * The purchase of each parcel, by its id. Parcels belong to one purchase if they share an order number, were
 * split from one parcel, come from the same seller on the same day, or were forecast together. A parcel
 * without such facts is its own purchase.
 * @example purchaseByParcel([{ id: 'a', orderNumber: '7', splitFrom: null, goodsLink: '', forecastAt: null, forecastDay: null }]).get('a') // → 'a'
 */
export function purchaseByParcel(parcels: readonly PurchaseFacts[]): ReadonlyMap<string, string> {
  const leader = new Map(parcels.map(({ id }) => [id, id]));
  const leaderOf = (id: string): string => {
    const next = leader.get(id) ?? id;
    return next === id ? id : leaderOf(next);
  };
  const firstWith = new Map<string, string>();
  for (const parcel of parcels)
    for (const sign of signsOf(parcel)) {
      const first = firstWith.get(sign);
      if (first === undefined) firstWith.set(sign, parcel.id);
      else leader.set(leaderOf(parcel.id), leaderOf(first));
    }
  return new Map(parcels.map(({ id }) => [id, leaderOf(id)]));
}

function signsOf({
  id,
  orderNumber,
  splitFrom,
  goodsLink,
  forecastAt,
  forecastDay,
}: PurchaseFacts): string[] {
  const seller = sellerOf(goodsLink);
  return [
    ...(orderNumber === '' ? [] : [`order ${seller} ${orderNumber}`]),
    `split ${splitFrom ?? id}`,
    ...(seller === '' || forecastDay === null ? [] : [`day ${seller} ${forecastDay}`]),
    // Parcels of one forecast belong together, unless their sellers are known to differ.
    ...(forecastAt === null ? [] : [`forecast ${seller} ${forecastAt}`]),
  ];
}
