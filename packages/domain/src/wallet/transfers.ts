/** Why money moves. Each is one double entry: from the debited to the credited account. */
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
  'promotionReward',
  'promotionReversal',
  'earningsMoved',
  'pointsExchange',
  'shareReward',
  'compensation',
  'adjustment',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** The accounts of a member: what is free to be spent, what the promotion programme earned, what a withdrawal holds. */
export const walletAccounts = ['balance', 'earnings', 'held'] as const;
export type WalletAccount = (typeof walletAccounts)[number];
