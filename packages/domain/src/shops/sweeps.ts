/**
 * Every kind of background work that handles items one by one, each with the name of its job queue. An item that
 * fails is skipped, waits longer after each failure, and is shown to staff (server/src/platform/sweeps.ts).
 */
export const sweeps = {
  askPayments: 'ask-payments',
  expirePayments: 'expire-payments',
  refundSources: 'refund-sources',
  askChargebacks: 'ask-chargebacks',
  sendPayoutOrders: 'payout-orders',
  askPayoutOrders: 'payout-orders',
  warnOfPayments: 'warn-of-payments',
  payBills: 'pay-bills',
  deliverPurchases: 'deliver-purchases',
  rewardOrders: 'reward-orders',
  issueReceipts: 'issue-receipts',
  planEinvoices: 'issue-einvoices',
  sendEinvoices: 'issue-einvoices',
  expirePurchases: 'expire-purchases',
  endHolds: 'end-holds',
  noteArrivalTold: 'note-arrival-told',
  warnOfStorage: 'warn-of-storage',
  warnOfForecasts: 'end-forecasts',
  endForecasts: 'end-forecasts',
  forgetForecasts: 'end-forecasts',
  sealAudit: 'seal-audit',
  sealEnded: 'seal-ended',
  warnOfCoupons: 'warn-of-coupons',
  noticeQuiet: 'notice-quiet',
  tellOfProblems: 'tell-of-overdue-problems',
  tellOfAnswers: 'tell-of-answers',
  tellAnnouncements: 'tell-announcements',
  completeVipOrders: 'vip-orders',
  askOwners: 'ask-owners',
  askVipOrders: 'vip-orders',
  followStandingOrders: 'standing-orders',
  payStandingOrders: 'standing-orders',
  moving: 'moving',
  writeMoved: 'move-letters',
  vipImports: 'vip-imports',
  planNotices: 'tell-notices',
  writeNotices: 'tell-notices',
  gatherNotices: 'tell-notices',
  askSmsReports: 'ask-sms-reports',
  writeExports: 'write-exports',
  endExports: 'write-exports',
  eraseMembers: 'erase-members',
  sweepTables: 'sweep',
  sweepFiles: 'sweep',
} as const;

export type SweepName = keyof typeof sweeps;

const minutes = [1, 5, 15, 60, 240, 720, 1_440] as const;

/**
 * How long an item waits after this many failures, in milliseconds.
 * @example retryDelayMs(1) // → 60000
 */
export function retryDelayMs(tries: number): number {
  return (minutes[Math.min(tries, minutes.length) - 1] ?? minutes[0]) * 60_000;
}
