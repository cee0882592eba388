import { sum } from '@crossdock/domain/money.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import { withDeductions } from '@crossdock/domain/pricing/deductions.ts';
import type { CashOnDeliveryRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { changeFee } from '../orders/fee.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { changeRow } from '../platform/rows.ts';

export interface FeeWithCashOnDelivery {
  readonly lines: readonly CostLine[];
  readonly totalMinor: number;
}

/**
 * The lines and the total of the order's fee with cash on delivery by the rule `collected`, or without cash on
 * delivery if it is null. Deductions stay.
 */
export function feeWithCashOnDelivery(
  lines: readonly CostLine[],
  collected: CashOnDeliveryRule | null,
  { coinMinor }: Pick<ShopSettings, 'coinMinor'>,
): FeeWithCashOnDelivery {
  const takenOff = (kind: CostLine['kind']) =>
    0 - lines.filter((line) => line.kind === kind).reduce((total, line) => total + line.amountMinor, 0);
  const deduction = { couponMinor: takenOff('coupon'), pointsMinor: takenOff('points') };
  const priced = withDeductions(lines, deduction, { collected, paymentRateBp: 0, coinMinor });
  return { lines: priced, totalMinor: sum(priced.map((line) => line.amountMinor)) };
}

/** Stores the payment choice and the resulting fee. `rateBp` null means no cash on delivery. */
export async function storeCashOnDelivery(
  tx: Tx,
  order: OrderRow,
  fee: FeeWithCashOnDelivery,
  rateBp: number | null,
): Promise<void> {
  await changeRow(tx, 'orders', order.id, {
    cashOnDelivery: rateBp !== null,
    codRateBp: rateBp ?? 0,
    codAmountMinor: 0,
  });
  const uses = {
    memberCouponId: order.memberCouponId,
    points: order.pointsUsed,
    pointWorthMinor: order.pointWorthMinor,
  };
  await changeFee(tx, { ...order, cashOnDelivery: rateBp !== null }, uses, fee);
}
