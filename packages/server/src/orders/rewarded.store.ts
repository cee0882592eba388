import type { OrderRow } from './store.ts';

/** A bill that is paid in full, as those see it who give something for it. Amounts in the shop currency's minor units. */
export interface PaidFreight {
  readonly order: Pick<OrderRow, 'id' | 'number' | 'member_id'>;
  /** Above 0: freight less what coupon and points took off the bill. */
  readonly freightMinor: number;
}

export interface Refunded {
  readonly order: Pick<OrderRow, 'id' | 'member_id'>;
  /** What goes back now, and what the shop had kept of the order until now. */
  readonly refundedMinor: number;
  readonly keptMinor: number;
}
