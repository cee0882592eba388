/** Why a member's money moves. */
export const memberTransferKinds = [
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
  'adjustment',
  'openingBalance',
] as const;

/** Why money moves that does not belong to a member. */
const shopTransferKinds = [
  'remittance',
  'remittanceFee',
  'remittanceDifference',
  'remittanceReversed',
  'chargebackTaken',
  'chargebackReturned',
  'chargebackLost',
  'chargebackFee',
  'chargebackFeeReturned',
] as const;

/** Why money moves. Each kind is one double entry, from the debited to the credited account. */
export const transferKinds = [...memberTransferKinds, ...shopTransferKinds] as const;
export type TransferKind = (typeof transferKinds)[number];

/** The accounts of a member: free balance, promotion earnings, and money held for a withdrawal. */
export const walletAccounts = ['balance', 'earnings', 'held'] as const;
export type WalletAccount = (typeof walletAccounts)[number];
