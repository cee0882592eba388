/** Everything else that has one of our numbers and belongs to a member or to a batch of payouts. */
export const numberedKinds = ['vipOrder', 'purchase', 'pickup', 'claim', 'withdrawal', 'payout'] as const;
export type NumberedKind = (typeof numberedKinds)[number];
