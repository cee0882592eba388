/** The reasons why an account cannot be deleted: unfinished business, or money in the account. */
export const blockerKinds = [
  'balance',
  'debt',
  'orders',
  'parcels',
  'forecasts',
  'purchases',
  'payments',
  'withdrawals',
  'refunds',
  'vipOrders',
  'services',
  'pickups',
  'claims',
  'disputes',
  'chargebacks',
  'approvals',
  'documents',
] as const;
export type BlockerKind = (typeof blockerKinds)[number];

export const erasureStates = ['requested', 'running', 'done', 'cancelled'] as const;
