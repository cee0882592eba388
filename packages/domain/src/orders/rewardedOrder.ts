/** The facts of an order that rewards are computed from. */
export interface RewardedOrder {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
}

/** A bill that is paid in full. Amounts in the shop currency's minor units. */
export interface PaidFreight {
  readonly order: RewardedOrder;
  /** Freight after the bill's coupon and points; always above 0. */
  readonly freightMinor: number;
}

export interface RefundedOrder {
  readonly order: Pick<RewardedOrder, 'id' | 'memberId'>;
  /** The amount refunded now, and the amount of the order that the shop had kept before. */
  readonly refundedMinor: number;
  readonly keptMinor: number;
}
