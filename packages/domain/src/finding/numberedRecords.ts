/** The other kinds of record that have one of our numbers: those of a member, and batches of payouts. */
export const numberedRecordKinds = [
  'vipOrder',
  'purchase',
  'pickup',
  'claim',
  'withdrawal',
  'payout',
] as const;
export type NumberedRecordKind = (typeof numberedRecordKinds)[number];
