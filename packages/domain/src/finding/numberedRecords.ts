/**
 * Kinds of record that have one of our numbers, without parcels, orders and the objects of the warehouse. Except
 * batches of payouts, these records belong to a member.
 */
export const numberedRecordKinds = [
  'vipOrder',
  'purchase',
  'pickup',
  'claim',
  'withdrawal',
  'payout',
] as const;
export type NumberedRecordKind = (typeof numberedRecordKinds)[number];
