/**
 * The kinds of sale that a member pays for separately: an order, a purchase of the shop's goods, a service, a pickup,
 * or a fee for what the member chose to do with a problem parcel.
 */
export const saleKinds = ['order', 'purchase', 'service', 'pickup', 'problem'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** The sale that an e-invoice is issued for. */
export interface Sale {
  readonly kind: SaleKind;
  readonly id: string;
}
