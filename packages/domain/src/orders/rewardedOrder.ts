/** An order as those see it who give something for it. */
export interface RewardedOrder {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
}

/** A bill that is paid in full. Amounts in the shop currency's minor units. */
export interface PaidFreight {
  readonly order: RewardedOrder;
  /** Above 0: freight less what coupon and points took off the bill. */
  readonly freightMinor: number;
}

export interface Refunded {
  readonly order: Pick<RewardedOrder, 'id' | 'memberId'>;
  /** What goes back now, and what the shop had kept of the order until now. */
  readonly refundedMinor: number;
  readonly keptMinor: number;
}
