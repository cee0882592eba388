import type { PurchaseState } from '@crossdock/domain/products/purchases.ts';

/** A purchase of the demo. */
export interface Wanted {
  /** Which member: the newcomer's own login comes first. */
  readonly member: number;
  readonly variant: number;
  readonly quantity: number;
  readonly state: PurchaseState;
  readonly hoursAgo: number;
  readonly why?: string;
}

/** In each state, of the newcomer's own login and of others. */
export const wanted: readonly Wanted[] = [
  { member: 0, variant: 0, quantity: 2, state: 'paid', hoursAgo: 50 },
  { member: 0, variant: 10, quantity: 1, state: 'awaitingPayment', hoursAgo: 0.2 },
  { member: 0, variant: 4, quantity: 1, state: 'cancelled', hoursAgo: 300, why: '買錯了' },
  { member: 0, variant: 7, quantity: 1, state: 'refunded', hoursAgo: 500, why: '瓶蓋有刮痕' },
  { member: 3, variant: 9, quantity: 3, state: 'paid', hoursAgo: 30 },
  { member: 4, variant: 3, quantity: 1, state: 'paid', hoursAgo: 90 },
  { member: 5, variant: 14, quantity: 5, state: 'awaitingPayment', hoursAgo: 0.3 },
  { member: 6, variant: 5, quantity: 2, state: 'cancelled', hoursAgo: 120 },
];
