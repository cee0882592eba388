import type { OrderAction } from './actions.ts';

/** Words that carriers use when a package was delivered. */
const delivered =
  /签收|簽收|妥投|已送达|已送達|送达成功|送達成功|投递成功|投遞成功|派送成功|配送成功|已取件|已领取|已領取|\bdelivered\b|\bdelivery completed?\b|\bsigned (?:for|by)\b|\bcollected by\b/i;
/** Words that occur together with words for a delivery although the delivery has not happened. */
const notYet =
  /未|待|请|請|预计|預計|将|將|无法|無法|拒|失败|失敗|退|\b(?:not|un|undelivered|will|to be|attempt|fail|could|cannot|return|refus|expected|estimated)/i;

/**
 * Whether a carrier's text says that the package was delivered or collected. Texts about a planned or failed
 * delivery do not count.
 * @example saysPackageIsDelivered('快件已签收，签收人：门卫') // → true
 * @example saysPackageIsDelivered('派送未成功，將再次配送') // → false
 * @example saysPackageIsDelivered('Delivered. Signed by LIN') // → true
 */
export function saysPackageIsDelivered(text: string): boolean {
  const plain = text.normalize('NFKC');
  return plain
    .split(/[。．.；;!！\n]/)
    .some((sentence) => delivered.test(sentence) && !notYet.test(sentence));
}

/** Words of carriers and desks for a package that can be collected. */
const readyToCollect =
  /已到(?:达|達)?自(?:提|取)|(?:已到|已送)(?:达|達)?(?:门市|門市|门店|門店|取件)|待(?:取件|领取|領取)|等待(?:取件|领取|領取)|可(?:取件|领取|領取)|\bat the pickup point\b|\bready (?:for|to) (?:be )?(?:pick(?:ed)?[- ]?up|collect)|\bawaiting (?:pick[- ]?up|collection)\b/i;

/**
 * Whether a text says that a package can be collected now. Texts about a delivery, or about a package that
 * was collected, do not count.
 * @example saysPackageIsCollectable('已到自取點，請攜帶證件領取') // → true
 * @example saysPackageIsCollectable('Ready for pickup') // → true
 * @example saysPackageIsCollectable('派送中') // → false
 */
export const saysPackageIsCollectable = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return readyToCollect.test(plain) && !saysPackageIsDelivered(plain);
};

interface InTransit {
  readonly actions: readonly OrderAction[];
  /** The carrier's latest report for each forwarding number of the order. */
  readonly lastReports: readonly string[];
  /** The promised arrival (ISO 8601, UTC); null if there is none. */
  readonly arrival: { readonly until: string } | null;
}

/**
 * Whether to ask the member to confirm the delivery: once the carrier reports a package as delivered, or the
 * last promised day is over. Before that they can confirm it without being asked.
 * @example shouldAskToSign({ actions: ['sign'], lastReports: ['已送達'], arrival: null }, '2026-11-02T00:00:00Z') // → true
 * @example shouldAskToSign({ actions: ['sign'], lastReports: ['配送中'], arrival: { until: '2026-11-09T00:00:00Z' } }, '2026-11-02T00:00:00Z') // → false
 */
export function shouldAskToSign({ actions, lastReports, arrival }: InTransit, now: string): boolean {
  if (!actions.includes('sign')) return false;
  if (lastReports.some(saysPackageIsDelivered)) return true;
  return arrival !== null && Date.parse(arrival.until) <= Date.parse(now);
}
