/**
 * Kinds of record with one of our numbers, besides parcels, orders and the objects of the warehouse: records of a
 * member, and batches of payouts.
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
