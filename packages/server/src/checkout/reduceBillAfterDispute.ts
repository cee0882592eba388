import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { needsNoPayment } from '@crossdock/domain/orders/paymentState.ts';
import type { Measures } from '@crossdock/domain/parcels/measures.ts';
import { storedPackages } from '../orders/details.store.ts';
import { changeBilledWeights } from '../orders/fee.store.ts';
import { updatePackageMeasures } from '../orders/measurements.store.ts';
import { type OrderRow, transitionOrder } from '../orders/store.ts';
import { parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { SettledBill } from '../settlement/settleBill.ts';
import { writeOrderPrice } from './advances.ts';
import { type Bill, priceOrder } from './bill.ts';
import { priceQuestionState } from './heldBill.ts';

export interface ReducedBill {
  readonly corrected: boolean;
  readonly loweredMinor: number;
  readonly returnedMinor: number;
  /** The new bill for `settleBill`; undefined if the bill did not change. */
  readonly billed: (SettledBill & { readonly order: OrderRow }) | undefined;
}

export const unchangedBill: ReducedBill = {
  corrected: false,
  loweredMinor: 0,
  returnedMinor: 0,
  billed: undefined,
};

/**
 * Prices a locked order for the smaller package. A dispute never raises a price: if the bill would not be lower (a
 * coupon may fall below its minimum), the first measurement stays.
 */
export async function reduceBillAfterDispute(
  tx: Tx,
  actor: Staff,
  services: Services,
  order: OrderRow,
  packageId: string,
  smaller: Measures,
): Promise<ReducedBill | Refusal<'row.changed'>> {
  if (order.billTotalMinor === null) return unchangedBill;
  const [parcels, packages] = await Promise.all([parcelsInOrder(tx, order.id), storedPackages(tx, order.id)]);
  const boxes = packages.map((box) => ({ ...box, ...(box.id === packageId ? smaller : {}) }));
  const bill = await priceOrder(tx, actor, order, parcels, boxes);
  const loweredMinor = order.billTotalMinor - bill.totalMinor;
  if (bill.refusals.length > 0 || loweredMinor < 0) return unchangedBill;
  await updatePackageMeasures(tx, packageId, smaller);
  if (!(await writeOrderPrice(tx, actor, services, order, bill))) return refuse('row.changed');
  return { corrected: true, loweredMinor, ...(await paidFor(tx, actor, order, bill)) };
}

/** Refunds what was paid beyond the new bill. If nothing is left to pay, the order goes to its next state. */
async function paidFor(tx: Tx, actor: Staff, order: OrderRow, bill: Bill) {
  const left = bill.totalMinor - order.paidMinor;
  const asked = await priceQuestionState(tx, order, bill);
  const returnedMinor = asked === 'open' ? 0 : Math.max(0, -left);
  const settled = asked !== 'open' && needsNoPayment(order.state, left);
  const { realWeightG, volumeWeightG, billingWeightG } = bill;
  const changes = { realWeightG, volumeWeightG, billingWeightG };
  const billed = { ...order, billTotalMinor: bill.totalMinor };
  if (settled) {
    const paid = { ...changes, paymentState: 'paid' as const, paidAt: tx.now };
    if (!(await transitionOrder(tx, actor, billed, 'pay', paid))) throw new Error('the order left its lock');
  } else await changeBilledWeights(tx, order.id, changes);
  // An order with cash on delivery waited only for the member's answer, because it is paid later.
  if (asked === 'ended' && order.cashOnDelivery) await transitionOrder(tx, actor, billed, 'collect');
  return { returnedMinor, billed: { surplusMinor: returnedMinor, settled, order: billed } };
}
