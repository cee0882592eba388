/** Why money moves. Each kind is one double entry, from the debited to the credited account. */
export const transferKinds = [
  'recharge',
  'rechargeBonus',
  'cardReceived',
  'cashReceived',
  'orderPayment',
  'paymentFee',
  'orderRefund',
  'differenceCharged',
  'differenceReturned',
  'bankTransfer',
  'purchasePayment',
  'purchaseRefund',
  'serviceFee',
  'serviceRefund',
  'pickupFee',
  'pickupRefund',
  'withdrawalHold',
  'withdrawalRelease',
  'withdrawalPaid',
  'withdrawalReturned',
  'sourceRefundHold',
  'sourceRefundReturned',
  'sourceRefundPaid',
  'promotionReward',
  'promotionReversal',
  'earningsMoved',
  'pointsExchange',
  'shareReward',
  'compensation',
  'remittance',
  'remittanceFee',
  'remittanceDifference',
  'remittanceReversed',
  'adjustment',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** Between the shop's own accounts: no member's money moves. */
const kindsOfShop: readonly TransferKind[] = [
  'remittance',
  'remittanceFee',
  'remittanceDifference',
  'remittanceReversed',
];
/** The kinds by which a member's money may move. */
export const memberTransferKinds: readonly TransferKind[] = transferKinds.filter(
  (kind) => !kindsOfShop.includes(kind),
);

/** The accounts of a member: free balance, promotion earnings, and money held for a withdrawal. */
export const walletAccounts = ['balance', 'earnings', 'held'] as const;
export type WalletAccount = (typeof walletAccounts)[number];
