import type { PurchaseState } from '@crossdock/domain/products/purchases.ts';

/** A product purchase in the demo data. */
export interface DemoPurchase {
  /** The member's index; 0 is the demo member. */
  readonly member: number;
  readonly variant: number;
  readonly quantity: number;
  readonly state: PurchaseState;
  readonly hoursAgo: number;
  readonly why?: string;
}

/** Purchases in each state, by the demo member and by others. */
export const demoPurchases: readonly DemoPurchase[] = [
  { member: 0, variant: 0, quantity: 2, state: 'paid', hoursAgo: 50 },
  { member: 0, variant: 10, quantity: 1, state: 'awaitingPayment', hoursAgo: 0.2 },
  { member: 0, variant: 4, quantity: 1, state: 'cancelled', hoursAgo: 300, why: '買錯了' },
  { member: 0, variant: 7, quantity: 1, state: 'refunded', hoursAgo: 500, why: '瓶蓋有刮痕' },
  { member: 3, variant: 9, quantity: 3, state: 'paid', hoursAgo: 30 },
  { member: 4, variant: 3, quantity: 1, state: 'paid', hoursAgo: 90 },
  { member: 5, variant: 14, quantity: 5, state: 'awaitingPayment', hoursAgo: 0.3 },
  { member: 6, variant: 5, quantity: 2, state: 'cancelled', hoursAgo: 120 },
];
