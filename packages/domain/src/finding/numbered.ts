/** Whatever else has a number of ours and belongs to a member or a batch of payouts. */
export const numberedKinds = ['vipOrder', 'purchase', 'pickup', 'claim', 'withdrawal', 'payout'] as const;
export type NumberedKind = (typeof numberedKinds)[number];
