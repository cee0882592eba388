import type { CostKind } from '../pricing/costLine.ts';
import type { TransferKind } from './transfers.ts';

export const spendingKinds = [
  ...(['shipping', 'storage', 'services', 'duty', 'insurance', 'advance', 'deductions'] as const),
  ...(['goods', 'pickup', 'paymentFee', 'adjustment'] as const),
] as const;
export type SpendingKind = (typeof spendingKinds)[number];

const ofLines: Partial<Record<CostKind, SpendingKind>> = {
  storage: 'storage',
  service: 'services',
  tax: 'duty',
  consumptionTax: 'duty',
  insurance: 'insurance',
  advance: 'advance',
  discount: 'deductions',
  coupon: 'deductions',
  points: 'deductions',
  paymentFee: 'paymentFee',
};

/**
 * The kind of spending of a cost line. Everything about transport is shipping.
 * @example spendingKindOf('packing') // → 'shipping'
 */
export const spendingKindOf = (kind: CostKind): SpendingKind => ofLines[kind] ?? 'shipping';

const ofTransfers: Partial<Record<TransferKind, SpendingKind>> = {
  purchasePayment: 'goods',
  purchaseRefund: 'goods',
  serviceFee: 'services',
  serviceRefund: 'services',
  pickupFee: 'pickup',
  pickupRefund: 'pickup',
  paymentFee: 'paymentFee',
};

/**
 * The kind of spending of a money movement; undefined for an order, because its cost lines have the kinds.
 * @example spendingKindOfTransfer('pickupFee') // → 'pickup'
 */
export const spendingKindOfTransfer = (kind: TransferKind): SpendingKind | undefined => ofTransfers[kind];

interface InMonth {
  /** The month, written `2026-11`. */
  readonly month: string;
  readonly amountMinor: number;
}

export interface MonthlySpending extends InMonth {
  readonly kind: SpendingKind;
}

/**
 * An order's money by month and kind. Its cost lines count in the first month; payments or refunds besides
 * them are an adjustment in their own month. Each month's amounts add up to the money that moved in it.
 * @example monthlySpendingOfOrder([{ month: '2026-11', amountMinor: 100 }], [{ kind: 'freight', amountMinor: 100 }]) // → [{ month: '2026-11', kind: 'shipping', amountMinor: 100 }]
 */
export function monthlySpendingOfOrder(
  moved: readonly InMonth[],
  lines: readonly { readonly kind: CostKind; readonly amountMinor: number }[],
): MonthlySpending[] {
  const first = moved.map(({ month }) => month).sort()[0];
  return moved.flatMap(({ month, amountMinor }) => {
    const sums = new Map<SpendingKind, number>();
    const add = (kind: SpendingKind, more: number) => sums.set(kind, (sums.get(kind) ?? 0) + more);
    if (month === first) for (const line of lines) add(spendingKindOf(line.kind), line.amountMinor);
    const known = [...sums.values()].reduce((total, one) => total + one, 0);
    add('adjustment', amountMinor - known);
    return [...sums].filter(([, one]) => one !== 0).map(([kind, one]) => ({ month, kind, amountMinor: one }));
  });
}
