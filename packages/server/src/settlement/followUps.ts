import { isRecord } from '@crossdock/domain/records.ts';
import { lockOrder } from '../orders/store.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { findFailedItemsOfKind, nextTryAt } from '../platform/openWork.store.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type FollowUpSweep, sweepFollowUps } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { lockPurchase, purchaseLines } from '../products/purchases.store.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { payBillAfterCredit } from './creditTransfer.ts';
import { deliverPurchase } from './deliverPurchase.ts';
import { rewardedFreight, rewardsOfPaidBill } from './rewards.ts';
import { runPaymentFollowUps } from './settlePayment.ts';

export const payBillsJob = 'pay-bills';
export const deliverPurchasesJob = 'deliver-purchases';
export const rewardOrdersJob = 'reward-orders';

/** Jobs that repeat the steps that failed after a payment, until they are done or no longer needed. */
export function followUpJobs(services: Services): JobDefinition[] {
  const job = (name: string, kind: FollowUpSweep['name'], work: Work): JobDefinition => ({
    name,
    isDue: async (tx) => (await findFailedItemsOfKind(tx, kind)).due.length > 0,
    nextAt: (tx) => nextTryAt(tx, kind),
    run: async (noTransaction: NoTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), name);
      const turn = new TimeSlice();
      await sweepFollowUps(
        noTransaction,
        { name: kind, work: (tx, id, data) => work(tx, actor, id, data) },
        turn.goOn,
      );
      return turn.end;
    },
  });
  return [
    job(payBillsJob, 'payBills', (tx, actor, id, data) => payBill(tx, actor, services, id, data)),
    job(deliverPurchasesJob, 'deliverPurchases', deliverPaid),
    job(rewardOrdersJob, 'rewardOrders', rewardOrder),
  ];
}

type Work = (tx: Tx, actor: System, id: string, data: unknown) => Promise<unknown>;

async function payBill(tx: Tx, actor: System, services: Services, id: string, data: unknown): Promise<void> {
  if (!isRecord(data)) return;
  const { receivedMinor, transferId } = data;
  if (typeof receivedMinor === 'number') await runPaymentFollowUps(tx, actor, services, id, receivedMinor);
  else if (typeof transferId === 'string')
    await payBillAfterCredit(tx, actor, services, { transferId, billId: id });
}

/** Delivers a paid purchase. Does nothing if it was refunded or delivered meanwhile. */
async function deliverPaid(tx: Tx, actor: System, id: string): Promise<void> {
  const purchase = await lockPurchase(tx, id);
  if (purchase?.state !== 'paid') return;
  const lines = await purchaseLines(tx, [id]);
  if (lines.every(({ parcelId }) => parcelId === null)) await deliverPurchase(tx, actor, purchase);
}

/** Gives the rewards that failed at the order's payment; a refunded order earns nothing. */
async function rewardOrder(tx: Tx, actor: System, id: string): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.paymentState !== 'paid' || order.state === 'cancelled') return;
  await transferOrThrow(tx, actor, await rewardsOfPaidBill(tx, actor, await rewardedFreight(tx, order)));
}
