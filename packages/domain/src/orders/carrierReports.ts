import { saysPackageIsDelivered } from './deliveryReports.ts';

/**
 * The reports that a carrier's text can contain about a package. `transit`: it is under way, and nothing more is
 * known.
 */
export const carrierReports = [
  'transit',
  'customs',
  'held',
  'arrived',
  'delivery',
  'failed',
  'pickup',
  'delivered',
  'returning',
] as const;
export type CarrierReport = (typeof carrierReports)[number];

/** Words for export customs. A package at export customs has not arrived in the destination country yet. */
const leaving = /出口|export/i;

/**
 * The words for each report. The first entry that matches counts, because a text often also names the place of the
 * previous step.
 */
const words: readonly (readonly [CarrierReport, RegExp])[] = [
  ['returning', /退回中|退件|退運|退运|返送|being returned|return(?:ing|ed)? to (?:the )?sender/i],
  [
    'failed',
    /(?:派送|配送|投递|投遞|派件)(?:未成功|失败|失敗|不成功)|delivery (?:attempt(?:ed)?|failed|unsuccessful)|(?:could|can) ?not be delivered|not delivered|undelivered/i,
  ],
  [
    'pickup',
    /自提点|自提點|自取[点點]|取[货貨][点點]|待取|待自取|到店|[门門]市|超商|智能柜|i郵箱|ready for (?:collection|pickup)|pick-?up point|awaiting (?:collection|pickup)/i,
  ],
  ['delivery', /(?:派送|配送|投递|投遞|派件)中(?!心)|正在派|外送中|out for delivery|with the courier/i],
  ['held', /查[验驗]|扣[留关關]|补件|補件|held (?:for|by|at)|inspection/i],
  ['arrived', /清[关關]完成|[已完]?(?:进口|進口)?放行|customs cleared|cleared customs|released by customs/i],
  ['customs', /清[关關]|[进進]口|海[关關]|[报報][关關]|customs/i],
  [
    'arrived',
    /目的地|到港|(?:到达|抵達|到達)(?:配送|派送)中心|口岸|delivery cent(?:re|er)|destination|at the border/i,
  ],
];

/**
 * The report of a carrier's text about a package. Export customs are not an arrival, and a failed delivery is not a
 * delivery.
 * @example classifyCarrierText('進口清關中') // → 'customs'
 * @example classifyCarrierText('出口報關中') // → 'transit'
 * @example classifyCarrierText('抵達配送中心') // → 'arrived'
 */
export function classifyCarrierText(text: string): CarrierReport {
  const plain = text.normalize('NFKC');
  if (saysPackageIsDelivered(plain)) return 'delivered';
  if (leaving.test(plain)) return 'transit';
  return words.find(([, said]) => said.test(plain))?.[0] ?? 'transit';
}
