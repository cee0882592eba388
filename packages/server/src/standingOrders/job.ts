import { findPriceHold } from '../orders/priceHolds.store.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import { reportedTransfersOfOrders } from '../payments/reportedTransfers.store.ts';
import type { Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { balancePaymentAmounts, settleFromBalance } from '../settlement/balancePayment.ts';
import { lockBillOf } from '../settlement/bills.ts';
import { balanceOf } from '../wallet/store.ts';
import { checkRule } from './checkRule.ts';
import { actsToPay, changeAct, lockAct } from './outcomes.store.ts';
import { nextStandingOrderCheckAt, rulesToCheck } from './rules.store.ts';

export const standingJob = 'standing-orders';

/** Every minute: rules that are due ask their member or place an order, and packed orders of rules are paid. */
export function standingOrderChecks(services: Services): JobDefinition {
  return {
    name: standingJob,
    isDue: async (tx) => (await rulesToCheck(tx, 1)).length > 0 || (await actsToPay(tx, 1)).length > 0,
    nextAt: nextStandingOrderCheckAt,
    run: async (noTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), standingJob);
      const turn = new TimeSlice();
      // One rule at a time, each in a transaction of its own, because it locks a member's parcels and money.
      await sweepInOneTransaction(
        noTransaction,
        {
          name: 'followStandingOrders',
          atOnce: 1,
          take: rulesToCheck,
          sign: ({ id, account }) => ({ id, label: account }),
          work: async (tx, looks) => {
            for (const look of looks) await checkRule(tx, actor, services, look);
          },
        },
        turn.goOn,
      );
      await sweepInOneTransaction(
        noTransaction,
        {
          name: 'payStandingOrders',
          atOnce: 1,
          take: actsToPay,
          sign: ({ id, number }) => ({ id, label: number }),
          work: async (tx, acts) => {
            for (const act of acts) await payPacked(tx, actor, services, act);
          },
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}

type ActToPay = Awaited<ReturnType<typeof actsToPay>>[number];

/**
 * Pays a packed order within the rule's limit, once; otherwise the member pays it like any other. The act is locked
 * before its order, as by the member's own calls: if two processes pay at once, the second finds the order paid.
 */
async function payPacked(tx: Tx, actor: System, services: Services, { id, memberId, orderId }: ActToPay) {
  const act = await lockAct(tx, memberId, id);
  if (act?.state !== 'placed' || act.payment !== 'later') return;
  const [bill, hold, method, reported] = await Promise.all([
    lockBillOf(tx, memberId, orderId),
    findPriceHold(tx, orderId),
    findOpenMethod(tx, 'balance'),
    reportedTransfersOfOrders(tx, [orderId]),
  ]);
  // The order may have become unpayable since it was selected, or the member has to agree to a higher price first.
  if (!bill || bill.obstacle || hold?.answer === 'open') return;
  if (!method?.forOrders || reported.length > 0) return changeAct(tx, act, { payment: 'short' });
  const { allMinor } = balancePaymentAmounts(bill.dueMinor, method, actor.shop.settings.coinMinor);
  if (allMinor > act.limitMinor) return changeAct(tx, act, { payment: 'overLimit' });
  if ((await balanceOf(tx, memberId)).balanceMinor < allMinor)
    return changeAct(tx, act, { payment: 'short' });
  await changeAct(tx, act, { payment: 'paid' });
  if ((await settleFromBalance(tx, actor, services, bill, method)) === 'insufficient')
    throw new Error(`${bill.number}: the balance was spent meanwhile`);
}
